//! The free-form tile plane: an unbounded square lattice on which tiles are laid one by one.
//!
//! A [`Plane`] numbers its tiles in the order laid, so that sets of tiles are masks of 64 bits
//! ([`TileSet`]), and keeps the neighbours of each tile and the [frontier](Plane::frontier), the empty
//! cells beside the tiles, as it grows. It is `Copy`, allocates nothing, and knows no game.
//!
//! ```
//! use rulebook_plane::{Cell, Direction, Plane};
//!
//! let mut plane = Plane::<40>::new();
//! plane.lay(Cell::new(0, 0));
//! plane.lay(Cell::new(1, 0));
//! assert_eq!(plane.neighbour(0, Direction::East), Some(1));
//! assert_eq!(plane.frontier().len(), 6);
//! ```

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod canonical;
mod cell;
mod drawing;
mod frame;
mod key;
mod plane;
mod region;
mod set;
mod symmetry;
mod text;

pub use cell::{Cell, Direction, ParseCellError};
pub use drawing::Drawing;
pub use plane::{LayError, Plane};
pub use region::Ray;
pub use set::{TileSet, Tiles};
pub use symmetry::{Motion, Symmetry};
pub use text::ParsePlaneError;
