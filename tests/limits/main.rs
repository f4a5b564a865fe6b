//! A struct of 500 fields and an enum of 500 variants.

use json_runtime::__private::{Keys, Name};
use json_runtime::{JsonContext, JsonWriter, ToJson};
use serde::Serialize;

/// A struct and an enum with these fields and variants, and all values of the enum.
macro_rules! wide {
    ($($field:ident)+; $($variant:ident)+) => {
        #[derive(Serialize, ToJson, Default)]
        struct Wide {
            $($field: Option<u8>,)+
        }

        #[derive(Serialize, ToJson, Default)]
        #[expect(non_snake_case, reason = "other names than those of `Wide`")]
        struct Others {
            $($variant: Option<u8>,)+
        }

        #[derive(Serialize, ToJson)]
        enum Choice {
            $($variant,)+
        }

        #[derive(Serialize, ToJson)]
        #[serde(tag = "type")]
        enum Data {
            $($variant { value: u8 },)+
        }

        fn choices() -> Vec<Choice> {
            vec![$(Choice::$variant,)+]
        }

        fn data() -> Vec<Data> {
            vec![$(Data::$variant { value: 1 },)+]
        }
    };
}

#[rustfmt::skip]
wide! {
    f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15
    f16 f17 f18 f19 f20 f21 f22 f23 f24 f25 f26 f27 f28 f29 f30 f31
    f32 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47
    f48 f49 f50 f51 f52 f53 f54 f55 f56 f57 f58 f59 f60 f61 f62 f63
    f64 f65 f66 f67 f68 f69 f70 f71 f72 f73 f74 f75 f76 f77 f78 f79
    f80 f81 f82 f83 f84 f85 f86 f87 f88 f89 f90 f91 f92 f93 f94 f95
    f96 f97 f98 f99 f100 f101 f102 f103 f104 f105 f106 f107 f108 f109 f110 f111
    f112 f113 f114 f115 f116 f117 f118 f119 f120 f121 f122 f123 f124 f125 f126 f127
    f128 f129 f130 f131 f132 f133 f134 f135 f136 f137 f138 f139 f140 f141 f142 f143
    f144 f145 f146 f147 f148 f149 f150 f151 f152 f153 f154 f155 f156 f157 f158 f159
    f160 f161 f162 f163 f164 f165 f166 f167 f168 f169 f170 f171 f172 f173 f174 f175
    f176 f177 f178 f179 f180 f181 f182 f183 f184 f185 f186 f187 f188 f189 f190 f191
    f192 f193 f194 f195 f196 f197 f198 f199 f200 f201 f202 f203 f204 f205 f206 f207
    f208 f209 f210 f211 f212 f213 f214 f215 f216 f217 f218 f219 f220 f221 f222 f223
    f224 f225 f226 f227 f228 f229 f230 f231 f232 f233 f234 f235 f236 f237 f238 f239
    f240 f241 f242 f243 f244 f245 f246 f247 f248 f249 f250 f251 f252 f253 f254 f255
    f256 f257 f258 f259 f260 f261 f262 f263 f264 f265 f266 f267 f268 f269 f270 f271
    f272 f273 f274 f275 f276 f277 f278 f279 f280 f281 f282 f283 f284 f285 f286 f287
    f288 f289 f290 f291 f292 f293 f294 f295 f296 f297 f298 f299 f300 f301 f302 f303
    f304 f305 f306 f307 f308 f309 f310 f311 f312 f313 f314 f315 f316 f317 f318 f319
    f320 f321 f322 f323 f324 f325 f326 f327 f328 f329 f330 f331 f332 f333 f334 f335
    f336 f337 f338 f339 f340 f341 f342 f343 f344 f345 f346 f347 f348 f349 f350 f351
    f352 f353 f354 f355 f356 f357 f358 f359 f360 f361 f362 f363 f364 f365 f366 f367
    f368 f369 f370 f371 f372 f373 f374 f375 f376 f377 f378 f379 f380 f381 f382 f383
    f384 f385 f386 f387 f388 f389 f390 f391 f392 f393 f394 f395 f396 f397 f398 f399
    f400 f401 f402 f403 f404 f405 f406 f407 f408 f409 f410 f411 f412 f413 f414 f415
    f416 f417 f418 f419 f420 f421 f422 f423 f424 f425 f426 f427 f428 f429 f430 f431
    f432 f433 f434 f435 f436 f437 f438 f439 f440 f441 f442 f443 f444 f445 f446 f447
    f448 f449 f450 f451 f452 f453 f454 f455 f456 f457 f458 f459 f460 f461 f462 f463
    f464 f465 f466 f467 f468 f469 f470 f471 f472 f473 f474 f475 f476 f477 f478 f479
    f480 f481 f482 f483 f484 f485 f486 f487 f488 f489 f490 f491 f492 f493 f494 f495
    f496 f497 f498 f499;
    V0 V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 V14 V15
    V16 V17 V18 V19 V20 V21 V22 V23 V24 V25 V26 V27 V28 V29 V30 V31
    V32 V33 V34 V35 V36 V37 V38 V39 V40 V41 V42 V43 V44 V45 V46 V47
    V48 V49 V50 V51 V52 V53 V54 V55 V56 V57 V58 V59 V60 V61 V62 V63
    V64 V65 V66 V67 V68 V69 V70 V71 V72 V73 V74 V75 V76 V77 V78 V79
    V80 V81 V82 V83 V84 V85 V86 V87 V88 V89 V90 V91 V92 V93 V94 V95
    V96 V97 V98 V99 V100 V101 V102 V103 V104 V105 V106 V107 V108 V109 V110 V111
    V112 V113 V114 V115 V116 V117 V118 V119 V120 V121 V122 V123 V124 V125 V126 V127
    V128 V129 V130 V131 V132 V133 V134 V135 V136 V137 V138 V139 V140 V141 V142 V143
    V144 V145 V146 V147 V148 V149 V150 V151 V152 V153 V154 V155 V156 V157 V158 V159
    V160 V161 V162 V163 V164 V165 V166 V167 V168 V169 V170 V171 V172 V173 V174 V175
    V176 V177 V178 V179 V180 V181 V182 V183 V184 V185 V186 V187 V188 V189 V190 V191
    V192 V193 V194 V195 V196 V197 V198 V199 V200 V201 V202 V203 V204 V205 V206 V207
    V208 V209 V210 V211 V212 V213 V214 V215 V216 V217 V218 V219 V220 V221 V222 V223
    V224 V225 V226 V227 V228 V229 V230 V231 V232 V233 V234 V235 V236 V237 V238 V239
    V240 V241 V242 V243 V244 V245 V246 V247 V248 V249 V250 V251 V252 V253 V254 V255
    V256 V257 V258 V259 V260 V261 V262 V263 V264 V265 V266 V267 V268 V269 V270 V271
    V272 V273 V274 V275 V276 V277 V278 V279 V280 V281 V282 V283 V284 V285 V286 V287
    V288 V289 V290 V291 V292 V293 V294 V295 V296 V297 V298 V299 V300 V301 V302 V303
    V304 V305 V306 V307 V308 V309 V310 V311 V312 V313 V314 V315 V316 V317 V318 V319
    V320 V321 V322 V323 V324 V325 V326 V327 V328 V329 V330 V331 V332 V333 V334 V335
    V336 V337 V338 V339 V340 V341 V342 V343 V344 V345 V346 V347 V348 V349 V350 V351
    V352 V353 V354 V355 V356 V357 V358 V359 V360 V361 V362 V363 V364 V365 V366 V367
    V368 V369 V370 V371 V372 V373 V374 V375 V376 V377 V378 V379 V380 V381 V382 V383
    V384 V385 V386 V387 V388 V389 V390 V391 V392 V393 V394 V395 V396 V397 V398 V399
    V400 V401 V402 V403 V404 V405 V406 V407 V408 V409 V410 V411 V412 V413 V414 V415
    V416 V417 V418 V419 V420 V421 V422 V423 V424 V425 V426 V427 V428 V429 V430 V431
    V432 V433 V434 V435 V436 V437 V438 V439 V440 V441 V442 V443 V444 V445 V446 V447
    V448 V449 V450 V451 V452 V453 V454 V455 V456 V457 V458 V459 V460 V461 V462 V463
    V464 V465 V466 V467 V468 V469 V470 V471 V472 V473 V474 V475 V476 V477 V478 V479
    V480 V481 V482 V483 V484 V485 V486 V487 V488 V489 V490 V491 V492 V493 V494 V495
    V496 V497 V498 V499
}

#[derive(JsonContext)]
#[json(omit = "nulls", field_naming = "UPPERCASE", enums = "number")]
struct Sparse;

#[test]
fn wide_types_are_written_as_any_other() {
    let wide = Wide {
        f7: Some(1),
        f499: Some(2),
        ..Wide::default()
    };
    assert_eq!(
        json_runtime::to_string(&wide).unwrap(),
        serde_json::to_string(&wide).unwrap()
    );
    assert_eq!(Sparse::to_string(&wide).unwrap(), r#"{"F7":1,"F499":2}"#);

    let choices = choices();
    assert_eq!(
        json_runtime::to_string(&choices).unwrap(),
        serde_json::to_string(&choices).unwrap()
    );
    assert_eq!(Sparse::to_string(&choices[498..]).unwrap(), "[498,499]");

    let data = data();
    assert_eq!(
        json_runtime::to_string(&data).unwrap(),
        serde_json::to_string(&data).unwrap()
    );
}

/// So many names are not compared each with each, which would take the compiler too long.
#[test]
fn wide_types_can_be_flattened_side_by_side() {
    #[derive(Serialize, ToJson, Default)]
    struct Both {
        #[serde(flatten)]
        wide: Wide,
        #[serde(flatten)]
        others: Others,
    }
    let mut both = Both::default();
    both.wide.f3 = Some(1);
    both.others.V4 = Some(2);
    assert_eq!(
        json_runtime::to_string(&both).unwrap(),
        serde_json::to_string(&both).unwrap()
    );
    assert_eq!(Sparse::to_string(&both).unwrap(), r#"{"F3":1,"V4":2}"#);
}

/// 100,000 bytes, of which none is ASCII.
const LONG: &str = {
    static BYTES: [u8; 100_000] = {
        let mut bytes = [0; 100_000];
        let mut i = 0;
        while i < bytes.len() {
            bytes[i] = "é".as_bytes()[i % 2];
            i += 1;
        }
        bytes
    };
    match std::str::from_utf8(&BYTES) {
        Ok(text) => text,
        Err(_) => panic!("whole characters"),
    }
};

struct Long;

impl<C: JsonContext> ToJson<C> for Long {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let keys = const { &Keys::<[_; 600_064]>::names::<C>(&[Name::fixed(LONG)]) };
        let Some(mut object) = w.open_members(keys) else {
            return;
        };
        object.member(&1);
        object.end();
    }
}

#[test]
fn a_name_can_be_long() {
    let expected = format!("{{{LONG:?}:1}}");
    assert_eq!(json_runtime::to_string(&Long).unwrap(), expected);
    assert_eq!(Sparse::to_string(&Long).unwrap(), expected);
}
