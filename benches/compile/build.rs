//! A generated package, and how long cargo takes for it.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use std::{fs, io};

use json_benches::compile_times::Cost;
use json_benches::rounds;
use wait4::Wait4;

use crate::generate::{self, Derive, Source};

/// A package. All with one derive share a target folder, and so their dependencies.
pub(crate) struct Package {
    name: String,
    folder: PathBuf,
    target: PathBuf,
    source: String,
}

/// What is there when a build begins.
#[derive(Clone, Copy)]
pub(crate) enum Start {
    /// Everything has been built, and then the first line of the source has changed.
    Edited,
    /// Nothing has been built, not even dependencies, in a target folder that is new.
    Clean,
}

impl Package {
    pub(crate) fn create(folder: &Path, derive: Derive, source: Source) -> io::Result<Self> {
        let folder = folder.join(format!("{derive:?}").to_lowercase());
        let name = format!("{source:?}").to_lowercase();
        let package = Self {
            folder: folder.join(&name),
            target: folder.join("target"),
            source: generate::source(derive, source),
            name,
        };
        fs::create_dir_all(package.folder.join("src"))?;
        fs::write(
            package.folder.join("Cargo.toml"),
            generate::manifest(&package.name, derive),
        )?;
        // The versions are those that everything else here is built with.
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
        fs::copy(lock, package.folder.join("Cargo.lock"))?;
        package.edit()?;
        Ok(package)
    }

    /// Runs cargo.
    pub(crate) fn build(&self, command: &[&str]) -> Result<Cost, Box<dyn Error>> {
        self.build_in(&self.target, command)
    }

    fn build_in(&self, target: &Path, command: &[&str]) -> Result<Cost, Box<dyn Error>> {
        let start = Instant::now();
        let mut child = Command::new(env!("CARGO"))
            .args(command)
            .args(["--quiet", "--offline"])
            .env("CARGO_TARGET_DIR", target)
            .env_remove("RUSTFLAGS")
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .spawn()?;
        let used = child.wait4()?;
        if !used.status.success() {
            return Err(format!("cargo {command:?} failed in {}", self.folder.display()).into());
        }
        Ok(Cost {
            wall: start.elapsed().as_secs_f64(),
            processor: (used.rusage.utime + used.rusage.stime).as_secs_f64(),
        })
    }

    /// Prepares for a build, and runs it.
    pub(crate) fn timed(&self, command: &[&str], start: Start) -> Result<Cost, Box<dyn Error>> {
        match start {
            Start::Edited => {
                self.edit()?;
                self.build(command)
            }
            Start::Clean => {
                let target = self.folder.join("target");
                let cost = self.build_in(&target, command)?;
                fs::remove_dir_all(target)?;
                Ok(cost)
            }
        }
    }

    /// The length of the release binary, in bytes.
    pub(crate) fn size(&self) -> io::Result<u64> {
        let binary = format!("release/{}{}", self.name, std::env::consts::EXE_SUFFIX);
        Ok(fs::metadata(self.target.join(binary))?.len())
    }

    /// Changes the first line, which is a comment.
    fn edit(&self) -> io::Result<()> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let moment = now.map_err(io::Error::other)?.as_nanos();
        let text = format!("// Edited at {moment}.\n{}", self.source);
        fs::write(self.folder.join("src/main.rs"), text)
    }
}

/// The medians of both times.
pub(crate) fn median(costs: &[Cost]) -> Cost {
    Cost {
        wall: rounds::median(costs.iter().map(|cost| cost.wall).collect()),
        processor: rounds::median(costs.iter().map(|cost| cost.processor).collect()),
    }
}

/// What `rustc --version` prints.
pub(crate) fn compiler() -> Result<String, Box<dyn Error>> {
    let output = Command::new("rustc").arg("--version").output()?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
