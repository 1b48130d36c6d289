//! Names of points: their text, their order, and what is refused.

use rulebook_mill::Name;

#[test]
fn every_name_is_read_back() {
    let all: Vec<Name> =
        (0..26).flat_map(|column| (0..9).map(move |row| Name::at(column, row).unwrap())).collect();
    for &name in &all {
        assert_eq!(name.to_string().parse(), Ok(name));
        assert_eq!(Name::at(name.column(), name.row()), Some(name));
        assert_eq!(format!("{name:?}"), name.to_string());
    }
    assert_eq!((all[0].to_string(), all[all.len() - 1].to_string()), ("a1".into(), "z9".into()));
    assert!(all.is_sorted() && all.iter().map(ToString::to_string).is_sorted(), "ordered as their texts");
}

#[test]
fn what_is_no_name() {
    for (column, row) in [(26, 0), (0, 9), (u8::MAX, u8::MAX)] {
        assert_eq!(Name::at(column, row), None);
    }
    for text in ["", "a", "1", "a0", "a:", "A1", "`1", "{1", "1a", "a1 ", " a1", "a10", "ä", "ä1"] {
        let error = text.parse::<Name>().expect_err("it is refused");
        assert_eq!(
            error.to_string(),
            "not a point: expected a letter from a to z and a digit from 1 to 9",
            "{text}"
        );
    }
}
