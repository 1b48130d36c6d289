//! Clocks that are told the time.

mod control;
mod running;
#[cfg(feature = "serde")]
mod saved;
mod text;

pub use control::{BadTimeControl, Bonus, Stage, TimeControl};
pub use running::{Clock, Remaining};
pub use text::ParseTimeControlError;
