//! A type that has grown for years: 100 fields, all on one level.

use fastrand::Rng;

use super::dto;
use crate::text;

/// A struct, and a sample of it made of samples of its fields.
macro_rules! sampled {
    ($($field:ident: $type:ident $(<$inner:ident>)?,)*) => {
        dto! {
            pub struct Wide {
                $($field: $type $(<$inner>)?,)*
            }
        }

        impl Wide {
            pub(super) fn sample(rng: &mut Rng) -> Self {
                Self { $($field: Sample::sample(rng),)* }
            }
        }
    };
}

sampled! {
    id: u64,
    reference: String,
    account_number: String,
    customer_name: String,
    customer_email: String,
    customer_phone: Option<String>,
    customer_since: String,
    customer_tier: String,
    is_business: bool,
    tax_number: Option<String>,
    currency: String,
    net_amount: f64,
    tax_amount: f64,
    gross_amount: f64,
    discount_amount: f64,
    discount_code: Option<String>,
    shipping_amount: f64,
    paid_amount: f64,
    refunded_amount: f64,
    exchange_rate: f64,
    billing_name: String,
    billing_street: String,
    billing_house_number: String,
    billing_postal_code: String,
    billing_city: String,
    billing_state: Option<String>,
    billing_country: String,
    billing_latitude: f64,
    billing_longitude: f64,
    billing_note: Option<String>,
    shipping_name: String,
    shipping_street: String,
    shipping_house_number: String,
    shipping_postal_code: String,
    shipping_city: String,
    shipping_state: Option<String>,
    shipping_country: String,
    shipping_latitude: f64,
    shipping_longitude: f64,
    shipping_note: Option<String>,
    line_count: u32,
    item_count: u32,
    parcel_count: u32,
    pallet_count: u32,
    weight_grams: u32,
    volume_cubic_centimetres: u32,
    width_millimetres: u32,
    height_millimetres: u32,
    depth_millimetres: u32,
    insured_amount: f64,
    is_gift: bool,
    gift_message: Option<String>,
    is_fragile: bool,
    is_express: bool,
    is_oversized: bool,
    is_hazardous: bool,
    needs_cooling: bool,
    needs_signature: bool,
    needs_age_check: bool,
    needs_customs: bool,
    created_at: u64,
    updated_at: u64,
    confirmed_at: u64,
    paid_at: u64,
    packed_at: u64,
    shipped_at: u64,
    delivered_at: u64,
    returned_at: u64,
    refunded_at: u64,
    archived_at: u64,
    carrier: String,
    carrier_service: String,
    tracking_number: String,
    tracking_url: String,
    warehouse: String,
    picked_by: String,
    packed_by: String,
    dock_number: u32,
    route_number: u32,
    stop_number: u32,
    sales_channel: String,
    sales_region: String,
    sales_agent: Option<String>,
    campaign: Option<String>,
    referrer: Option<String>,
    coupon_series: Option<String>,
    loyalty_points: u32,
    loyalty_points_used: u32,
    visit_count: u32,
    session_id: String,
    language: String,
    user_agent: String,
    ip_address: String,
    risk_score: f64,
    risk_level: u32,
    is_reviewed: bool,
    review_note: Option<String>,
    revision: u32,
    schema_version: u32,
    checksum: String,
}

trait Sample {
    fn sample(rng: &mut Rng) -> Self;
}

impl Sample for bool {
    fn sample(rng: &mut Rng) -> Self {
        rng.bool()
    }
}

impl Sample for u32 {
    fn sample(rng: &mut Rng) -> Self {
        rng.u32(0..2000)
    }
}

impl Sample for u64 {
    fn sample(rng: &mut Rng) -> Self {
        rng.u64(1_700_000_000..1_800_000_000)
    }
}

impl Sample for f64 {
    fn sample(rng: &mut Rng) -> Self {
        f64::from(rng.u32(0..100_000)) / 100.0
    }
}

impl Sample for String {
    fn sample(rng: &mut Rng) -> Self {
        text::lively(rng, 3..=30)
    }
}

impl Sample for Option<String> {
    fn sample(rng: &mut Rng) -> Self {
        rng.bool().then(|| Sample::sample(rng))
    }
}
