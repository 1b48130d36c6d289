//! Names and pictures: what is read, and what a refusal says.

use rulebook_square::{Cell, Cells, ChessCell, ChessCells, Direction, ParseDirectionError, PictureError};

#[test]
fn chess_cells_have_their_names() {
    assert_eq!(ChessCell::A1.raw(), 0);
    assert_eq!(ChessCell::B1.raw(), 1);
    assert_eq!(ChessCell::A2.raw(), 8);
    assert_eq!(ChessCell::E4.to_string(), "e4");
    assert_eq!(ChessCell::H8.raw(), 63);
    assert_eq!(format!("{:?}", ChessCell::H8), "h8");
}

#[test]
fn a_refused_name_says_what_and_where() {
    let refusals = [
        ("", "a cell has a file and a rank, but the text is empty"),
        ("i1", "expected a file from a to h, found 'i' at the start"),
        ("E4", "expected a file from a to h, found 'E' at the start"),
        ("é4", "expected a file from a to h, found 'é' at the start"),
        ("e", "expected a rank from 1 to 8 after the file, but the text ends"),
        ("e9", "expected a rank from 1 to 8 at byte 1, found another number"),
        ("e0", "expected a rank from 1 to 8 at byte 1, found another number"),
        ("e04", "expected a rank from 1 to 8 at byte 1, found another number"),
        ("e260", "expected a rank from 1 to 8 at byte 1, found another number"),
        ("e99999999999999999999", "expected a rank from 1 to 8 at byte 1, found another number"),
        ("e4 ", "expected a digit of the rank, found ' ' at byte 2"),
        ("e+4", "expected a digit of the rank, found '+' at byte 1"),
        ("e٤", "expected a digit of the rank, found '٤' at byte 1"),
    ];
    for (text, message) in refusals {
        let refusal = text.parse::<ChessCell>().unwrap_err();
        assert_eq!(refusal.to_string(), message, "{text:?}");
    }
    assert_eq!(
        "e1".parse::<Cell<1, 1>>().unwrap_err().to_string(),
        "expected a file from a to a, found 'e' at the start"
    );
    assert_eq!("a128".parse::<Cell<1, 128>>().unwrap().raw(), 127);
    assert!("a129".parse::<Cell<1, 128>>().is_err());
}

#[test]
fn a_refused_picture_says_what_and_where() {
    let read = |text: &str| text.parse::<Cells<3, 2>>();
    assert_eq!(read("\n\n X..\r\n\n\t. . X  \n").unwrap().bits(), 0b001_100);
    assert_eq!(read("\n\nX..\n.#X"), Err(PictureError::Mark { found: '#', line: 4 }));
    assert_eq!(read("X..\n.#X"), Err(PictureError::Mark { found: '#', line: 2 }));
    assert_eq!(read("X..\n.é"), Err(PictureError::Mark { found: 'é', line: 2 }));
    assert_eq!(read("X..\n.."), Err(PictureError::Width { line: 2, found: 2, expected: 3 }));
    assert_eq!(read("X...\n..."), Err(PictureError::Width { line: 1, found: 4, expected: 3 }));
    assert_eq!(read("..."), Err(PictureError::Height { found: 1, expected: 2 }));
    assert_eq!(read("...\n...\nXXX"), Err(PictureError::Height { found: 3, expected: 2 }));
    assert_eq!(read(""), Err(PictureError::Height { found: 0, expected: 2 }));
    assert_eq!(read("X..\n..").unwrap_err().to_string(), "expected 3 marks in line 2, found 2");
    // A line of more marks than a byte can count.
    assert_eq!(read(&"X".repeat(300)), Err(PictureError::Width { line: 1, found: 300, expected: 3 }));
}

#[test]
fn directions_have_names() {
    for direction in Direction::ALL {
        assert_eq!(direction.to_string().parse(), Ok(direction));
        assert_eq!(direction.to_string(), format!("{direction:?}"));
    }
    for text in ["", "n", "NNE", "N ", "é"] {
        assert_eq!(text.parse::<Direction>(), Err(ParseDirectionError));
    }
}

#[cfg(feature = "serde")]
#[test]
fn serde_reads_and_writes_the_text() {
    assert_eq!(serde_json::to_string(&ChessCell::E4).unwrap(), r#""e4""#);
    assert_eq!(serde_json::from_str::<ChessCell>(r#""e4""#).unwrap(), ChessCell::E4);
    let refusal = serde_json::from_str::<ChessCell>(r#""e9""#).unwrap_err().to_string();
    assert!(refusal.starts_with("expected a rank from 1 to 8"), "{refusal}");
    let refusal = serde_json::from_str::<ChessCell>("4").unwrap_err().to_string();
    assert!(refusal.contains("expected the name of a cell"), "{refusal}");

    let set = Cells::<3, 2>::from_bits(0b001_100);
    assert_eq!(serde_json::to_string(&set).unwrap(), r#""X . .\n. . X""#);
    assert_eq!(serde_json::from_str::<Cells<3, 2>>(r#""X..\n..X""#).unwrap(), set);
    assert!(serde_json::from_str::<ChessCells>(r#""X..\n..X""#).is_err());

    assert_eq!(serde_json::to_string(&Direction::NE).unwrap(), r#""NE""#);
    assert_eq!(serde_json::from_str::<Direction>(r#""NE""#).unwrap(), Direction::NE);
}
