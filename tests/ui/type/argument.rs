struct Opaque;

fn main() {
    let _ = json_runtime::to_string(&Opaque);
}
