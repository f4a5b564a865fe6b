//! All cases, in criterion: `cargo bench -p json-benches -- timeline`.
//!
//! The contestants run one after another. `report` lets them take turns, which is fairer.

use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use json_benches::{Case, Target, cases};

fn suite(criterion: &mut Criterion) {
    for case in cases::all() {
        case.prove();
        bench(criterion, &case, Target::Fresh);
        bench(criterion, &case, Target::Reused);
    }
}

fn bench(criterion: &mut Criterion, case: &Case, target: Target) {
    let place = match target {
        Target::Fresh => "fresh",
        Target::Reused => "reused",
    };
    let mut group = criterion.benchmark_group(case.name);
    group.throughput(Throughput::Bytes(case.size as u64));
    for contestant in case.to(target) {
        let mut text = Vec::new();
        group.bench_function(BenchmarkId::new(contestant.name, place), |bencher| {
            bencher.iter(|| contestant.write(&mut text));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1));
    targets = suite
}
criterion_main!(benches);
