use json_runtime::ToJson;

pub mod geo {
    pub struct Place {
        pub name: String,
        pub lat: f64,
    }

    impl Place {
        pub fn lat(&self) -> f64 {
            self.lat
        }
    }

    pub enum Shape {
        Circle { radius: f64 },
    }

    pub fn radius(_: &Shape) -> f64 {
        1.0
    }
}

#[derive(ToJson)]
#[json(remote = "geo::Place")]
struct PlaceDef {
    name: String,
    #[json(skip, getter = "geo::Place::lat")]
    lat: f64,
}

#[derive(ToJson)]
#[json(remote = "geo::Shape")]
enum ShapeDef {
    Circle {
        #[json(getter = "geo::radius")]
        radius: f64,
    },
}

fn main() {}
