//! What serde writes and reads: as readable text and in a compact form.

use std::fmt::Debug;

use rulebook_hex::{Axial, Cell, Cells, Direction, Symmetry, WideCells};
use serde_json::{from_str, to_string};

/// The value is written so, and comes back from here and from the compact form.
fn assert_form<T>(value: &T, json: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(to_string(value).unwrap(), json);
    assert_eq!(from_str::<T>(json).unwrap(), *value);
    let compact = postcard::to_allocvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&compact).unwrap(), *value);
}

#[test]
fn values_come_back() {
    for cell in Cell::<7>::all() {
        assert_form(&cell, &format!("\"{cell}\""));
    }
    for direction in Direction::ALL {
        assert_form(&direction, &format!("\"{direction}\""));
    }
    for symmetry in Symmetry::all() {
        let compact = postcard::to_allocvec(&symmetry).unwrap();
        assert_eq!(postcard::from_bytes::<Symmetry>(&compact).unwrap(), symmetry);
    }
    assert_form(&Symmetry::REFLECTION.then(Symmetry::turn(5)), r#"{"reflects":true,"turns":5}"#);
    assert_form(&Axial::new(-4, 3), r#"{"q":-4,"r":3}"#);
    assert_form(&"e5 a1 i9".parse::<Cells<5>>().unwrap(), r#""a1 e5 i9""#);
    assert_form(&Cells::<3>::EMPTY, r#""""#);
    assert_form(&Cells::<5>::ALL, &format!("\"{}\"", Cells::<5>::ALL));
    assert_form(&"g13 a1".parse::<WideCells<7>>().unwrap(), r#""a1 g13""#);
    assert_form(&WideCells::<7>::ALL, &format!("\"{}\"", WideCells::<7>::ALL));
}

#[test]
fn bad_values_are_refused() {
    fn refusal<T: serde::de::DeserializeOwned + Debug>(json: &str) -> String {
        from_str::<T>(json).unwrap_err().to_string()
    }
    assert!(refusal::<Cell<5>>(r#""a6""#).starts_with("no cell"));
    assert!(refusal::<Cell<5>>("3").starts_with("invalid type"));
    assert!(refusal::<Cells<5>>(r#""a1 a6""#).starts_with("no cell of the board at byte 3"));
    assert!(refusal::<Direction>(r#""up""#).starts_with("no direction"));
    assert!(refusal::<Symmetry>(r#"{"reflects":false,"turns":6}"#).starts_with("a symmetry turns by less"));
    assert!(refusal::<Symmetry>(r#"{"reflects":false}"#).contains("turns"));
    assert!(refusal::<Axial>(r#"{"q":128,"r":0}"#).contains("128"));
    assert!(refusal::<Axial>(r#"{"q":0,"r":0,"s":0}"#).contains("unknown field"));
    // The same in the compact form: six turns, and a name that is cut off.
    assert!(postcard::from_bytes::<Symmetry>(&[0, 6]).is_err());
    assert!(postcard::from_bytes::<Cell<5>>(&[2, b'a']).is_err());
    assert!(postcard::from_bytes::<Cell<5>>(&[2, b'a', b'6']).is_err());
}
