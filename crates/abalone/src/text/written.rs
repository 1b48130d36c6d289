//! What serde sees of a position.

use alloc::string::{String, ToString};

use serde::{Deserialize, Serialize};

use super::TextError;
use crate::{Position, Rules, Setup};

/// The text (A21), and beside it the number of marbles that win, which it does not say.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    text: String,
    to_win: u8,
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Self {
        Self { text: setup.to_string(), to_win: setup.to_win }
    }
}

impl From<Position> for Written {
    fn from(position: Position) -> Self {
        Setup::from(&position).into()
    }
}

impl TryFrom<Written> for Setup {
    type Error = TextError;

    fn try_from(Written { text, to_win }: Written) -> Result<Self, TextError> {
        let mut setup = Self::parse(&text, Rules::CLASSICAL)?;
        setup.to_win = to_win;
        Ok(setup)
    }
}

impl TryFrom<Written> for Position {
    type Error = TextError;

    fn try_from(written: Written) -> Result<Self, TextError> {
        Setup::try_from(written)?.checked()
    }
}
