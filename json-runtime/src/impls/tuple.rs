//! Tuples of up to 16 elements: arrays of that length.

use crate::context::JsonContext;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

macro_rules! tuple {
    ($($($type:ident $index:tt),+;)+) => {$(
        impl<C: JsonContext, $($type: ToJson<C>),+> ToJson<C> for ($($type,)+) {
            fn write_json(&self, w: &mut JsonWriter<'_, C>) {
                w.begin_value();
                self.write_value(w);
            }

            #[inline(never)]
            fn write_value(&self, w: &mut JsonWriter<'_, C>) {
                if let Some(mut array) = w.open_array() {
                    $(array.item(&self.$index);)+
                    array.close();
                }
            }

        }
    )+};
}

tuple! {
    T0 0;
    T0 0, T1 1;
    T0 0, T1 1, T2 2;
    T0 0, T1 1, T2 2, T3 3;
    T0 0, T1 1, T2 2, T3 3, T4 4;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10, T11 11;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10, T11 11, T12 12;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10, T11 11, T12 12, T13 13;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10, T11 11, T12 12, T13 13,
        T14 14;
    T0 0, T1 1, T2 2, T3 3, T4 4, T5 5, T6 6, T7 7, T8 8, T9 9, T10 10, T11 11, T12 12, T13 13,
        T14 14, T15 15;
}
