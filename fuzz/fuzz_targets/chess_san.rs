//! Any text as SAN, in positions that the fuzzer picks: never a panic; what is read is legal, and
//! what the strict reader takes is what the writer writes.
#![no_main]

use libfuzzer_sys::fuzz_target;

mod positions;

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let position = positions::pick(which);
    let lenient = position.parse_san(text);
    match &lenient {
        Ok(mv) => {
            assert_eq!(position.check(*mv), Ok(()));
            let written = position.san(*mv).to_string();
            assert_eq!(position.parse_san(&written), Ok(*mv));
            assert_eq!(position.parse_san_strict(&written), Ok(*mv));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(mv) = position.parse_san_strict(text) {
        assert_eq!(lenient, Ok(mv));
        assert_eq!(position.san(mv).to_string(), text);
    }
});
