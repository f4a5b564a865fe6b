//! Types of one crate under contexts of another, in DTOs of a third: this one.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use json_runtime::ToJson;
use json_tests_contexts::{Api, Audit};
use json_tests_geo::{Cell, Point};

#[derive(ToJson)]
#[json(context(Api, Audit))]
struct Trip {
    start_point: Point,
    end_point: Option<Point>,
    way_points: Vec<Point>,
    shared: Rc<[Point]>,
    by_name: BTreeMap<String, Option<Point>>,
    by_cell: HashMap<Cell, Point>,
    cells: (Cell, [Cell; 1]),
    leg: Leg<Point>,
}

#[derive(ToJson)]
enum Leg<T> {
    Flight { over: T },
}

const HERE: Point = Point { lat: 1.0, lon: 2.0 };

fn trip() -> Trip {
    Trip {
        start_point: HERE,
        end_point: None,
        way_points: vec![HERE],
        shared: Rc::new([]),
        by_name: BTreeMap::from([("home".to_owned(), Some(HERE))]),
        by_cell: HashMap::from([(Cell('A', 1), HERE)]),
        cells: (Cell('B', 2), [Cell('C', 3)]),
        leg: Leg::Flight { over: HERE },
    }
}

#[test]
fn foreign_types_are_written_wherever_own_ones_are() {
    assert_eq!(
        Api::to_string(&trip()).unwrap(),
        r#"{"startPoint":{"degreesNorth":1.0,"degreesEast":2.0},"wayPoints":[{"degreesNorth":1.0,"degreesEast":2.0}],"shared":[],"byName":{"home":{"degreesNorth":1.0,"degreesEast":2.0}},"byCell":{"A1":{"degreesNorth":1.0,"degreesEast":2.0}},"cells":["B2",["C3"]],"leg":{"Flight":{"over":{"degreesNorth":1.0,"degreesEast":2.0}}}}"#
    );
    assert_eq!(
        Audit::to_string(&trip()).unwrap(),
        r#"{"START_POINT":[1.0,2.0],"END_POINT":null,"WAY_POINTS":[[1.0,2.0]],"SHARED":[],"BY_NAME":{"home":[1.0,2.0]},"BY_CELL":{"A1":[1.0,2.0]},"CELLS":["B2",["C3"]],"LEG":{"Flight":{"OVER":[1.0,2.0]}}}"#
    );
}

trait Shape: ToJson<Api> {
    fn area(&self) -> f64;
}

#[derive(ToJson)]
struct Square {
    side: f64,
}

#[derive(ToJson)]
struct Circle {
    #[json(rename = "r")]
    radius: f64,
}

impl Shape for Square {
    fn area(&self) -> f64 {
        self.side * self.side
    }
}

impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * self.radius * self.radius
    }
}

#[derive(ToJson)]
#[json(context = Api)]
struct Drawing {
    all_shapes: Vec<Box<dyn Shape>>,
    anything: Rc<dyn ToJson<Api>>,
    by_name: BTreeMap<&'static str, Box<dyn ToJson<Api> + Send + Sync>>,
    nothing: Box<dyn ToJson<Api>>,
}

/// The methods of the trait can be called through an object, so nulls are left out there, too.
#[test]
fn trait_objects_are_written_as_what_they_are() {
    let drawing = Drawing {
        all_shapes: vec![
            Box::new(Square { side: 1.0 }),
            Box::new(Circle { radius: 0.5 }),
        ],
        anything: Rc::new(Some(HERE)),
        by_name: BTreeMap::from([("n", Box::new(1) as _), ("s", Box::new("x") as _)]),
        nothing: Box::new(None::<u8>),
    };
    assert_eq!(
        Api::to_string(&drawing).unwrap(),
        r#"{"allShapes":[{"side":1.0},{"r":0.5}],"anything":{"degreesNorth":1.0,"degreesEast":2.0},"byName":{"n":1,"s":"x"}}"#
    );
    assert!(drawing.all_shapes.iter().all(|shape| shape.area() > 0.7));
    let shape: &dyn Shape = &Square { side: 2.0 };
    assert_eq!(Api::to_string(shape).unwrap(), r#"{"side":2.0}"#);
}
