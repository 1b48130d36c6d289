//! MSG's line, on reading.

use super::position::{Field, Reader, TextError, TextFault, fields};
use crate::{Position, Rules};

/// What MSG's line holds: a position, and two counters that a position does not have. See [`Position::parse_msg`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct MsgPosition {
    /// The position.
    pub position: Position,
    /// The plies played since a marble was ejected.
    pub quiet_plies: u16,
    /// The number of the move: 1 at the start, one more after each move of White, who plays second.
    pub move_number: u32,
}

impl Position {
    /// Reads MSG's line of a game under `rules`, whose layout says nothing here: the four fields that
    /// [`parse`](Self::parse) reads, then two counters as in chess FEN, the plies without an ejection (up to 65,535) and
    /// the number of the move (up to 4,294,967,295). Both are plain numbers and given back as they stand; whether they
    /// fit each other is not asked.
    ///
    /// ```
    /// use rulebook_abalone::{Position, Rules};
    ///
    /// let text = "5/6/7/8/4bbbww/8/7/6/5 b 2 3 7 41";
    /// let read = Position::parse_msg(text, Rules::CLASSICAL).unwrap();
    /// assert_eq!(read.position.to_string(), "5/6/7/8/4bbbww/8/7/6/5 b 2 3");
    /// assert_eq!((read.quiet_plies, read.move_number), (7, 41));
    /// ```
    ///
    /// # Errors
    /// All that is wrong with the text, with places; and if it is well formed, all that is wrong with the position.
    pub fn parse_msg(text: &str, rules: Rules) -> Result<MsgPosition, TextError> {
        let [rows, turn, black, white, quiet_plies, move_number] = fields(text)?;
        let mut reader = Reader::new(rules);
        reader.read_position([rows, turn, black, white]);
        let quiet_plies = reader.read_counter(quiet_plies, u16::MAX.into()) as u16;
        let move_number = reader.read_counter(move_number, u32::MAX);
        Ok(MsgPosition { position: reader.finish()?.checked()?, quiet_plies, move_number })
    }
}

impl Reader {
    /// A number up to the largest; 0 in place of what is none.
    fn read_counter(&mut self, field: Field<'_>, largest: u32) -> u32 {
        field.number().filter(|&number| number <= largest).unwrap_or_else(|| {
            self.faults.push(TextFault::Counter { largest, place: field.place() });
            0
        })
    }
}
