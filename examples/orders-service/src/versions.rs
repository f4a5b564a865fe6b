//! The versions of the API: two contexts each, one for lists and one for details.

use json_runtime::{JsonContext, Lists, View};

use crate::orders::Order;

/// What a list shows.
pub(crate) const LIST: View = View::bit(0);
/// What there is to see of one order.
pub(crate) const DETAIL: View = View::bit(1);

pub(crate) trait Version: 'static {
    type List: Lists<Order> + Lists<Vec<Order>>;
    type Detail: Lists<Order>;
}

/// What the first clients were given.
pub(crate) struct V1;

#[derive(JsonContext)]
#[json(enums = "number", views = LIST, types(Order, Vec<Order>))]
pub(crate) struct V1List;

#[derive(JsonContext)]
#[json(enums = "number", views(LIST, DETAIL), types(Order))]
pub(crate) struct V1Detail;

impl Version for V1 {
    type List = V1List;
    type Detail = V1Detail;
}

pub(crate) struct V2;

#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    variant_naming = "snake_case",
    omit = "nulls",
    views = LIST,
    types(Order, Vec<Order>)
)]
pub(crate) struct V2List;

#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    variant_naming = "snake_case",
    omit = "nulls",
    views(LIST, DETAIL),
    types(Order)
)]
pub(crate) struct V2Detail;

impl Version for V2 {
    type List = V2List;
    type Detail = V2Detail;
}
