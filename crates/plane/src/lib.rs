//! The free-form tile plane: an unbounded square lattice on which tiles are laid one by one.
//!
//! A [`Plane`] has up to 64 tiles and numbers them in the order laid, so that sets of tiles are masks of 64 bits. It
//! keeps the neighbours of each tile, and its frontier: the empty cells beside the tiles. It is `Copy`, allocates
//! nothing, and knows no game.
//!
//! ```text
//!   3         .   .                   north
//!   2       . 5 . 4 .            NW     |     NE
//!   1     . 0 1 2 3 .               \   |   /
//!   0       . 6 . .          west ----  +  ---- east
//!  -1         .                     /   |   \
//!                                SW     |     SE
//!        -2-1 0 1 2 3                 south
//!
//!   tiles by number, and       x grows to the right,
//!   the frontier as dots       y upwards
//! ```
//!
//! - [`Cell`] and [`Direction`]: a place of the lattice, written `x,y`, and the eight ways to the next.
//! - [`Plane`]: the tiles. What lies next to a tile ([`neighbour`](Plane::neighbour)) or beyond
//!   ([`ray`](Plane::ray)), where a tile may be laid ([`frontier`](Plane::frontier)), what is connected
//!   ([`side_regions`](Plane::side_regions), [`king_regions`](Plane::king_regions)), the box around all
//!   ([`bounds`](Plane::bounds)).
//! - [`TileSet`]: a set of tiles, with the algebra of sets.
//! - [`Symmetry`] and [`Motion`]: turns, reflections and translations, and the one form of all planes that they lead
//!   to ([`canonical`](Plane::canonical)), also of tiles with something on them
//!   ([`canonical_motion`](Plane::canonical_motion)).
//! - Text: a plane as one line, `##/1# 0,0`, or as a [`Drawing`].
//!
//! # The plane of the picture
//!
//! ```
//! use rulebook_plane::{Cell, Direction, Plane};
//!
//! let mut plane = Plane::<40>::new();
//! for (x, y) in [(-1, 1), (0, 1), (1, 1), (2, 1), (2, 2), (0, 2), (0, 0)] {
//!     plane.try_lay(Cell::new(x, y)).unwrap();
//! }
//! assert_eq!(plane.neighbour(1, Direction::North), Some(5));
//! assert!(plane.ray(0, Direction::East).eq([1, 2, 3]));
//! assert!(plane.is_open(Cell::new(1, 0)));
//! assert_eq!(plane.to_string(), "1#1#/####/1#2 -1,0");
//! assert_eq!(
//!     plane.drawing(|tile| char::from(b'0' + tile)).with_open('.').to_string(),
//!     [
//!         "    .   .\n", //
//!         "  . 5 . 4 .\n",
//!         ". 0 1 2 3 .\n",
//!         "  . 6 . .\n",
//!         "    .\n",
//!     ]
//!     .concat()
//! );
//!
//! // A corner is not enough to be laid, but for a king step.
//! assert_eq!(
//!     plane.try_lay(Cell::new(3, 3)).unwrap_err().to_string(),
//!     "a tile on 3,3 would touch no other"
//! );
//! assert!(plane.king_neighbours(5).contains(2));
//! ```
//!
//! # Numbers and order
//!
//! A tile's number never changes while the plane grows, and it is what sets of tiles and a game's own tables go by. So
//! two planes are equal only if the same cells have the same numbers; [`same_cells`](Plane::same_cells) leaves the
//! order out.
//!
//! # The ends of the lattice
//!
//! The numbers of a cell are `i16`. Beyond the last column comes the first again, and so with rows: no cell
//! overflows, and tiles across such an end are neighbours as anywhere. Who wants to keep away from it looks at the
//! [`bounds`](Plane::bounds).
//!
//! # What it does not do
//!
//! It knows no pieces, no sides and no rules, takes no tile away, and has no hexagons.
//!
//! # Features
//!
//! - `serde`: cells, sets and planes. A plane is its cells in the order laid, and is checked when read.

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
#[cfg(feature = "serde")]
mod serde_forms;
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
