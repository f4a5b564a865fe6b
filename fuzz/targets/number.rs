//! Any number is written as serde_json writes it, and reads back as the same number.

#![no_main]

use json_runtime::JsonContext;
use libfuzzer_sys::fuzz_target;

/// Floats, by their bits and by their decimals, and integers.
#[derive(arbitrary::Arbitrary, Debug)]
struct Numbers {
    double: u64,
    single: u32,
    decimal: (i64, u8),
    signed: i128,
    unsigned: u128,
    shift: u8,
}

#[derive(JsonContext)]
#[json(whole_floats = "1", wide_integers = "string")]
struct Other;

fn float(value: f64) {
    let ours = json_runtime::to_string(&value).expect("floats can be written");
    assert_eq!(
        ours,
        serde_json::to_string(&value).expect("floats can be written")
    );
    if value.is_finite() {
        let read: f64 = ours.parse().expect("a number");
        assert_eq!(read.to_bits(), value.to_bits());
        let whole = ours.strip_suffix(".0").unwrap_or(&ours);
        assert_eq!(
            Other::to_string(&value).expect("floats can be written"),
            whole
        );
    }
}

fuzz_target!(|numbers: Numbers| {
    float(f64::from_bits(numbers.double));
    let (digits, places) = numbers.decimal;
    float(digits as f64 / 10_f64.powi(i32::from(places % 20)));
    let single = f32::from_bits(numbers.single);
    let ours = json_runtime::to_string(&single).expect("floats can be written");
    assert_eq!(
        ours,
        serde_json::to_string(&single).expect("floats can be written")
    );

    let signed = numbers.signed >> (numbers.shift % 128);
    let unsigned = numbers.unsigned >> (numbers.shift % 128);
    let narrow = (
        signed as i64,
        unsigned as u64,
        signed as i32,
        unsigned as u16,
        unsigned as u8,
    );
    let integers = (signed, unsigned, narrow);
    let ours = json_runtime::to_string(&integers).expect("integers can be written");
    assert_eq!(
        ours,
        serde_json::to_string(&integers).expect("integers can be written")
    );
    let (i, u) = (Other::to_string(&signed), Other::to_string(&unsigned));
    assert_eq!(i.expect("integers can be written"), format!("\"{signed}\""));
    assert_eq!(
        u.expect("integers can be written"),
        format!("\"{unsigned}\"")
    );
});
