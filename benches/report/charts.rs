//! What was measured, as pictures.

use std::error::Error;
use std::iter;
use std::path::Path;

use json_benches::case::SERDE_TYPED;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::measure::{Measured, MeasuredOptions, Row};
use crate::tables::time;

/// A bar, with what is written before and behind it.
struct Bar {
    label: String,
    length: f64,
    value: String,
    colour: RGBColor,
}

/// Text begins where the bar ends, at half its height.
const BEHIND: Pos = Pos {
    h_pos: HPos::Left,
    v_pos: VPos::Center,
};
const OURS: RGBColor = RGBColor(38, 98, 167);
const TYPED: RGBColor = RGBColor(226, 135, 52);
const DYNAMIC: RGBColor = RGBColor(190, 58, 52);
const OTHER: RGBColor = RGBColor(140, 140, 140);

/// One chart for each case, one that compares typed with dynamic, and one of the options.
pub(crate) fn all(
    folder: &Path,
    measured: &[Measured],
    options: &[MeasuredOptions],
) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(folder)?;
    for Measured { case, fresh, .. } in measured {
        let title = format!("{}: time per call, to a new vector", case.name);
        let bars: Vec<_> = fresh.iter().map(|row| bar(row, "")).collect();
        draw(&folder.join(format!("{}.svg", case.name)), &title, &bars)?;
    }
    draw(
        &folder.join("dynamic.svg"),
        "Typed and dynamic: time per call, typed serde_json = 1",
        &typed_and_dynamic(measured),
    )?;
    for options in options {
        let case = options.case;
        let title = format!("{case}: what options cost per call");
        draw(
            &folder.join(format!("options-{case}.svg")),
            &title,
            &option_bars(options),
        )?;
    }
    Ok(())
}

fn bar(row: &Row, prefix: &str) -> Bar {
    Bar {
        label: format!("{prefix}{}", row.name),
        length: row.nanoseconds,
        value: time(row.nanoseconds),
        colour: colour(row.name),
    }
}

fn colour(name: &str) -> RGBColor {
    match name {
        SERDE_TYPED => TYPED,
        _ if name.starts_with("json-runtime") => OURS,
        _ if name.starts_with("serde_json") => DYNAMIC,
        _ => OTHER,
    }
}

/// Ours and `serde_json`'s ways, for data made of objects.
fn typed_and_dynamic(measured: &[Measured]) -> Vec<Bar> {
    measured
        .iter()
        .filter(|Measured { case, .. }| ["order", "timeline", "catalog"].contains(&case.name))
        .flat_map(|Measured { case, fresh, .. }| {
            fresh
                .iter()
                .filter(|row| colour(row.name) != OTHER)
                .map(|row| Bar {
                    length: row.ratio,
                    value: format!("{:.2}", row.ratio),
                    ..bar(row, &format!("{}: ", case.name))
                })
        })
        .collect()
}

fn option_bars(MeasuredOptions { baseline, rows, .. }: &MeasuredOptions) -> Vec<Bar> {
    let bar = |label, nanoseconds, colour| Bar {
        label,
        length: nanoseconds,
        value: time(nanoseconds),
        colour,
    };
    let options = rows.iter().flat_map(|row| {
        let name = row.name.replace('`', "");
        let dynamic = row
            .dynamic
            .map(|taken| bar(format!("{name}, dynamic"), taken.nanoseconds, DYNAMIC));
        iter::once(bar(name, row.typed.nanoseconds, OURS)).chain(dynamic)
    });
    let baseline = bar(SERDE_TYPED.to_owned(), *baseline, TYPED);
    iter::once(baseline).chain(options).collect()
}

/// Horizontal bars, the first one on top.
fn draw(path: &Path, title: &str, bars: &[Bar]) -> Result<(), Box<dyn Error>> {
    const ROW: usize = 24;
    let longest = bars.iter().map(|bar| bar.length).fold(0.0, f64::max);
    let height = u32::try_from(ROW * bars.len() + 70)?;
    let root = SVGBackend::new(path, (860, height)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(title, ("sans-serif", 20))
        .margin(10)
        .y_label_area_size(300)
        // Room for the value behind the longest bar.
        .build_cartesian_2d(0.0..longest * 1.2, (0..bars.len() - 1).into_segmented())?;
    let last = bars.len() - 1;
    chart
        .configure_mesh()
        .disable_mesh()
        .disable_x_axis()
        .y_labels(bars.len())
        .y_label_style(("sans-serif", 16))
        .y_label_formatter(&|place| match place {
            SegmentValue::CenterOf(row) | SegmentValue::Exact(row) if *row <= last => {
                bars[last - row].label.clone()
            }
            _ => String::new(),
        })
        .draw()?;
    for (row, bar) in bars.iter().rev().enumerate() {
        let corners = [
            (0.0, SegmentValue::Exact(row)),
            (bar.length, SegmentValue::Exact(row + 1)),
        ];
        let mut rectangle = Rectangle::new(corners, bar.colour.filled());
        rectangle.set_margin(4, 4, 0, 0);
        let value = Text::new(
            bar.value.clone(),
            (bar.length + longest * 0.01, SegmentValue::CenterOf(row)),
            ("sans-serif", 16)
                .into_font()
                .into_text_style(&root)
                .pos(BEHIND),
        );
        chart.draw_series([rectangle])?;
        chart.draw_series([value])?;
    }
    root.present()?;
    Ok(())
}
