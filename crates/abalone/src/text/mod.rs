//! Positions and moves as text (A19, A20, A21).

mod diagram;
mod moves;
mod msg;
mod nacre;
mod position;
#[cfg(feature = "serde")]
mod written;

pub use diagram::Diagram;
pub use moves::MoveError;
pub use msg::MsgPosition;
pub use nacre::NacreError;
pub use position::{TextError, TextFault};
#[cfg(feature = "serde")]
pub(crate) use written::Written;
