//! Bounds that name a context which has no name.

use syn::spanned::Spanned as _;
use syn::{GenericArgument, GenericParam, PathArguments, Type, TypeParamBound, WherePredicate};

use crate::attr::{Namespace, Predicates, Spanned};
use crate::errors::Errors;
use crate::model::Model;

/// The context of an impl for all of them is no parameter of the type's. Whoever gives it a name writes the
/// letter that the docs of the traits have.
pub(super) fn bounds(errors: &Errors, model: &Model<'_>) {
    if !model.container.contexts.is_empty() {
        return;
    }
    let fields = model
        .fields()
        .map(|(_, field)| field.options.bound.as_ref());
    let all = fields.chain([model.container.bound.as_ref()]).flatten();
    for bound in all.filter(|bound| bound.origin == Namespace::Json) {
        of_letters(errors, model, bound);
    }
}

fn of_letters(errors: &Errors, model: &Model<'_>, bound: &Spanned<Predicates>) {
    let bounds = bound.value.0.iter().filter_map(|it| match it {
        WherePredicate::Type(it) => Some(&it.bounds),
        _ => None,
    });
    for bound in bounds.flatten() {
        let TypeParamBound::Trait(bound) = bound else {
            continue;
        };
        let Some(last) = bound.path.segments.last() else {
            continue;
        };
        let mut ours = ["ToJson", "ToJsonKey", "ToJsonMembers"].iter();
        if ours.any(|name| last.ident == name)
            && let Some(letter) = letter(&last.arguments, model)
        {
            let name = &last.ident;
            let message = format!(
                "there is no `{letter}` here: write `{name}`, which stands for `{name}<C>` of the context"
            );
            errors.at(bound.span(), message);
        }
    }
}

/// The only argument, if it is a single letter that the type does not have as a parameter.
fn letter(arguments: &PathArguments, model: &Model<'_>) -> Option<String> {
    let PathArguments::AngleBracketed(arguments) = arguments else {
        return None;
    };
    let Some(GenericArgument::Type(Type::Path(argument))) = arguments.args.first() else {
        return None;
    };
    let ident = argument.path.get_ident()?;
    let is_param =
        |param: &GenericParam| matches!(param, GenericParam::Type(param) if param.ident == *ident);
    let name = ident.to_string();
    (name.len() == 1 && !model.generics.params.iter().any(is_param)).then_some(name)
}
