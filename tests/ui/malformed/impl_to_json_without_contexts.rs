struct Celsius(f64);

json_runtime::impl_to_json!(Celsius, |value, w| w.value(&value.0));
json_runtime::impl_to_json_key!(Celsius, |value, key| key.display(&value.0));

fn main() {}
