//! What serde writes and reads, for persons and for machines.

use proptest::prelude::*;
use rulebook_plane::{Cell, Plane, TileSet};
use serde_json::{from_str, to_string};

use crate::cells;
use crate::model::any_plane;

#[test]
fn a_person_reads_text() {
    assert_eq!(to_string(&Cell::new(-1, 2)).unwrap(), r#""-1,2""#);
    assert_eq!(to_string(&TileSet::from_bits(0b1011)).unwrap(), "[0,1,3]");
    let plane = Plane::<8>::from_cells(&[Cell::new(3, 0), Cell::new(3, -1)]).unwrap();
    assert_eq!(to_string(&plane).unwrap(), r#"["3,0","3,-1"]"#);
    assert_eq!(to_string(&Plane::<8>::new()).unwrap(), "[]");
}

#[test]
fn a_machine_reads_few_bytes() {
    // Numbers near zero take one byte each, and so does a length.
    assert_eq!(postcard::to_allocvec(&Cell::new(-1, 2)).unwrap(), [1, 4]);
    assert_eq!(postcard::to_allocvec(&TileSet::from_bits(0b1011)).unwrap(), [0b1011]);
    let row = Plane::<8>::from_cells(&cells(&["###"])).unwrap();
    assert_eq!(postcard::to_allocvec(&row).unwrap(), [3, 0, 0, 2, 0, 4, 0]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let cell = |json: &str| from_str::<Cell>(json).unwrap_err().to_string();
    assert!(cell(r#""01,2""#).starts_with("the number at byte 0 has a leading zero"));
    assert!(cell("[1,2]").contains("expected a cell, written `x,y`"));

    let set = |json: &str| from_str::<TileSet>(json).unwrap_err().to_string();
    assert!(set("[64]").starts_with("no tile has the number 64"));
    assert!(set("[5,5]").starts_with("tile 5 is there twice"));
    assert!(set("11").contains("expected the numbers of tiles, each from 0 to 63 and once"));

    let plane = |json: &str| from_str::<Plane<3>>(json).unwrap_err().to_string();
    assert!(plane(r#"["0,0","0,0"]"#).starts_with("a tile lies on 0,0"));
    assert!(plane(r#"["0,0","1,1"]"#).starts_with("a tile on 1,1 would touch no other"));
    assert!(plane(r#"["0,0","1,0","2,0","3,0"]"#).starts_with("all 3 tiles are laid"));
    assert!(plane("\"# 0,0\"").contains("expected the cells of at most 3 tiles, each beside one before it"));
    assert!(postcard::from_bytes::<Plane<3>>(&[2, 0, 0, 2, 2]).is_err());
}

proptest! {
    #[test]
    fn planes_and_sets_round_trip(plane in any_plane(), bits: u64) {
        prop_assert_eq!(from_str::<Plane<64>>(&to_string(&plane).unwrap()).unwrap(), plane);
        prop_assert_eq!(postcard::from_bytes::<Plane<64>>(&postcard::to_allocvec(&plane).unwrap()).unwrap(), plane);

        let set = TileSet::from_bits(bits);
        prop_assert_eq!(from_str::<TileSet>(&to_string(&set).unwrap()).unwrap(), set);
        prop_assert_eq!(postcard::from_bytes::<TileSet>(&postcard::to_allocvec(&set).unwrap()).unwrap(), set);
    }
}
