//! Names as their text, points and sets as numbers.

use rulebook_mill::{Board, Name, Point, PointSet};

#[test]
fn what_is_written_is_read() {
    let board = &Board::NINE;
    for point in board.all() {
        let name = board.name(point).unwrap();
        let json = serde_json::to_string(&(name, point)).unwrap();
        assert_eq!(json, format!("[\"{name}\",{}]", point.index()));
        assert_eq!(serde_json::from_str::<(Name, Point)>(&json).unwrap(), (name, point));
    }
    for set in [PointSet::EMPTY, board.all(), PointSet::from_bits(u32::MAX)] {
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, set.bits().to_string());
        assert_eq!(serde_json::from_str::<PointSet>(&json).unwrap(), set);
    }
}

#[test]
fn what_is_refused() {
    let why = |json: &str| serde_json::from_str::<Name>(json).unwrap_err().to_string();
    assert!(why(r#""d0""#).starts_with("not a point: expected a letter"), "{}", why(r#""d0""#));
    assert!(why("7").contains("invalid type"), "{}", why("7"));
    let why = |json: &str| serde_json::from_str::<Point>(json).unwrap_err().to_string();
    assert!(why("32").contains("expected a point's number, 0 to 31"), "{}", why("32"));
    for json in ["-1", "256", "1.5", "\"a1\"", "null"] {
        assert!(serde_json::from_str::<Point>(json).is_err(), "{json}");
    }
    for json in ["-1", "4294967296", "[]", "\"7\""] {
        assert!(serde_json::from_str::<PointSet>(json).is_err(), "{json}");
    }
}
