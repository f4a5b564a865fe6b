# What contributors run; CONTRIBUTING.md has the rest. `just` alone lists it.

_list:
    @just --list

# Everything that must hold before a change lands, as CI does it.
check:
    .ci/run

# All tests; `just test -p json-tests --test context` runs some.
test *arguments="--workspace --exclude json-benches":
    cargo test {{arguments}}

# Accepts new compiler messages and expansions. Read the diff.
bless:
    TRYBUILD=overwrite cargo test -p json-tests --test ui
    BLESS=1 cargo test -p json-derive
    git diff --stat

# Times everything and writes benches/REPORT.md; `just bench --quick` is shorter.
bench *arguments:
    cargo run --release -p json-benches --bin report -- {{arguments}}

# The docs with all features, in a browser.
doc:
    cargo doc --open --no-deps -p json-runtime --all-features
