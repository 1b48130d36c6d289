//! Planes moved, compared, and brought into one form for all that are alike.

use core::hash::{Hash, Hasher};

use crate::{Cell, Motion, Plane, Symmetry, frame::Frame};

impl<const N: usize> Plane<N> {
    /// The plane so many columns further to the right and rows up. The tiles keep their numbers.
    #[must_use]
    pub fn translated(&self, columns: i16, rows: i16) -> Self {
        self.moved(Motion { columns, rows, ..Motion::IDENTITY })
    }

    /// The plane under a symmetry about the cell `0,0`. The tiles keep their numbers.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        self.moved(symmetry.into())
    }

    /// The plane under a motion. The tiles keep their numbers, so that sets of them mean what they did.
    #[must_use]
    pub fn moved(&self, motion: Motion) -> Self {
        self.cells().fold(Self::new(), |mut image, cell| {
            image.lay(motion.cell(cell));
            image
        })
    }

    /// Whether tiles lie on the same cells, whatever their numbers.
    #[must_use]
    pub fn same_cells(&self, other: &Self) -> bool {
        self.len() == other.len() && self.cells().all(|cell| other.tile_at(cell).is_some())
    }

    /// One plane for all that are the same up to a motion, in whatever order they were laid: two planes are such
    /// if and only if their canonical planes are equal.
    ///
    /// Its box has its lower left corner on `0,0`, and the numbers of its tiles say nothing of the order in which
    /// this plane was laid.
    ///
    /// ```
    /// use rulebook_plane::{Cell, Plane};
    ///
    /// let plane = |cells: [(i16, i16); 4]| Plane::<8>::from_cells(&cells.map(|(x, y)| Cell::new(x, y))).unwrap();
    /// // #                ###
    /// // #        and     #     are the same letter L.
    /// // ##
    /// let upright = plane([(0, 0), (1, 0), (0, 1), (0, 2)]);
    /// let lying = plane([(9, 5), (8, 5), (7, 5), (7, 4)]);
    /// assert_ne!(upright, lying);
    /// assert_eq!(upright.canonical(), lying.canonical());
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "tiles moved hang together as before")]
    pub fn canonical(&self) -> Self {
        let motion = self.canonical_motion(|_| ());
        let mut cells = [Cell::default(); N];
        let cells = &mut cells[..self.len()];
        for (to, cell) in cells.iter_mut().zip(self.cells()) {
            *to = motion.cell(cell);
        }
        cells.sort_unstable();
        Self::from_cells(cells).expect("tiles moved hang together as before")
    }

    /// The motion to the one form of all planes that are the same up to a motion, with what lies on the tiles.
    ///
    /// `label` says what lies on the tile of a number. Two planes with labels are the same up to a motion if and
    /// only if their canonical motions lead to the same cells with the same labels. The lower left corner of the
    /// box comes to lie on `0,0`.
    ///
    /// The tiles of the [moved](Self::moved) plane keep their numbers, and with the [inverse](Motion::inverse) a
    /// cell is found where it was.
    ///
    /// ```
    /// use rulebook_plane::{Cell, Plane};
    ///
    /// let row = Plane::<8>::from_cells(&[0, 1, 2].map(|x| Cell::new(x, 0))).unwrap();
    /// let first = row.canonical_motion(|tile| tile == 0);
    /// let last = row.canonical_motion(|tile| tile == 2);
    /// assert_eq!(first.cell(Cell::new(0, 0)), last.cell(Cell::new(2, 0)));
    /// ```
    pub fn canonical_motion<L: Ord>(&self, label: impl Fn(u8) -> L) -> Motion {
        let mut least = self.image(Symmetry::Identity);
        for symmetry in &Symmetry::ALL[1..] {
            let image = self.image(*symmetry);
            let labelled = |(code, tile): &(u16, u8)| (*code, label(*tile));
            if image.tiles().iter().map(labelled).lt(least.tiles().iter().map(labelled)) {
                least = image;
            }
        }
        least.motion
    }

    fn image(&self, symmetry: Symmetry) -> Image<N> {
        let motion = self.corner_motion(symmetry);
        let mut tiles = [(0, 0); N];
        for (number, (to, cell)) in (0..).zip(tiles.iter_mut().zip(self.cells())) {
            let Cell { x, y } = motion.cell(cell);
            *to = ((y << 6 | x).cast_unsigned(), number);
        }
        tiles[..self.len()].sort_unstable();
        Image { motion, tiles, len: self.len() }
    }

    /// The symmetry and the translation after which the lower left corner of the box lies on `0,0`.
    fn corner_motion(&self, symmetry: Symmetry) -> Motion {
        let image = self.cells().map(|cell| cell.transform(symmetry));
        let corner = Frame::around(image).map_or(Cell::default(), |frame| frame.corner);
        Motion { symmetry, columns: corner.x.wrapping_neg(), rows: corner.y.wrapping_neg() }
    }
}

/// A plane moved into the corner at `0,0`.
struct Image<const N: usize> {
    motion: Motion,
    /// The cells, each as one number of six bits for the row and six for the column, in ascending order, and the
    /// tiles that lie there.
    tiles: [(u16, u8); N],
    len: usize,
}

impl<const N: usize> Image<N> {
    fn tiles(&self) -> &[(u16, u8)] {
        &self.tiles[..self.len]
    }
}

/// Planes are equal if the same cells have the same tiles: the order in which they were laid counts, since sets of
/// tiles depend on it. To leave it out, compare [`same_cells`](Plane::same_cells), or the
/// [`canonical`](Plane::canonical) planes.
impl<const N: usize> PartialEq for Plane<N> {
    fn eq(&self, other: &Self) -> bool {
        self.cells().eq(other.cells())
    }
}

impl<const N: usize> Eq for Plane<N> {}

/// Hashes what equality compares.
impl<const N: usize> Hash for Plane<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.cells().for_each(|cell| cell.hash(state));
    }
}
