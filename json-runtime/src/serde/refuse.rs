//! Methods that several serializers have in common.

/// Calls `self.scalar` for what is one type to serde and to this crate.
macro_rules! scalars {
    ($($method:ident($type:ty))+) => {$(
        #[inline]
        fn $method(self, value: $type) -> Result<(), Self::Error> {
            self.scalar(&value)
        }
    )+};
    () => {
        $crate::serde::refuse::scalars! {
            serialize_bool(bool)
            serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
            serialize_i128(i128)
            serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
            serialize_u128(u128)
            serialize_f32(f32) serialize_f64(f64)
            serialize_char(char)
        }
    };
}

/// Calls `self.refuse` for tuple structs, and for variants with data.
macro_rules! no_variants {
    () => {
        type SerializeTupleStruct = Impossible<(), Self::Error>;
        type SerializeTupleVariant = Impossible<(), Self::Error>;
        type SerializeStructVariant = Impossible<(), Self::Error>;

        fn serialize_tuple_struct(
            self,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleStruct, Self::Error> {
            self.refuse()
        }

        fn serialize_newtype_variant<T: Serialize + ?Sized>(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: &T,
        ) -> Result<(), Self::Error> {
            self.refuse()
        }

        fn serialize_tuple_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleVariant, Self::Error> {
            self.refuse()
        }

        fn serialize_struct_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeStructVariant, Self::Error> {
            self.refuse()
        }
    };
}

/// Calls `self.refuse` for the other containers, and for bytes and null.
macro_rules! no_containers {
    () => {
        type SerializeSeq = Impossible<(), Self::Error>;
        type SerializeTuple = Impossible<(), Self::Error>;
        type SerializeMap = Impossible<(), Self::Error>;
        type SerializeStruct = Impossible<(), Self::Error>;

        fn serialize_bytes(self, _: &[u8]) -> Result<(), Self::Error> {
            self.refuse()
        }

        fn serialize_none(self) -> Result<(), Self::Error> {
            self.refuse()
        }

        fn serialize_unit(self) -> Result<(), Self::Error> {
            self.refuse()
        }

        fn serialize_unit_struct(self, _: &'static str) -> Result<(), Self::Error> {
            self.refuse()
        }

        fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Self::Error> {
            self.refuse()
        }

        fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Self::Error> {
            self.refuse()
        }

        fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Self::Error> {
            self.refuse()
        }

        fn serialize_struct(
            self,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeStruct, Self::Error> {
            self.refuse()
        }
    };
}

pub(super) use {no_containers, no_variants, scalars};
