//! A second engine, slow and obvious, made from the clauses alone: a map from cells to what lies there, and recursion.
//! It speaks the text of K24 and K25, and trusts what it reads.

mod interaction;
pub mod table;
mod text;

use std::collections::{BTreeMap, BTreeSet};

pub use text::named;

/// `x` to the right, `y` upwards (K2).
pub type Cell = [i32; 2];

/// The ways of a leap (K10).
pub const SIDES: [Cell; 4] = [[1, 0], [0, 1], [-1, 0], [0, -1]];
/// The ways of a step (K17).
pub const AROUND: [Cell; 8] = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its colour, and its pawn's (K5).
    pub white: bool,
    /// Whether a pawn stands on it.
    pub pawn: bool,
}

/// What a player has still to place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hand {
    /// His tiles.
    pub tiles: usize,
    /// His pawns.
    pub pawns: usize,
}

/// A whole turn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// K4: a tile, a pawn, or both.
    Place(Option<Cell>, Option<Cell>),
    /// K17: from, to.
    Step(Cell, Cell),
    /// K15: the start and every landing.
    Capture(Vec<Cell>),
}

/// How a game ends: for White (`Some(true)`), for Black or drawn, and why.
pub type End = (Option<bool>, &'static str);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    /// The tiles by their cells.
    pub table: BTreeMap<Cell, Tile>,
    /// Whose turn it is.
    pub white_moves: bool,
    /// White's hand and Black's.
    pub hands: [Hand; 2],
    /// Whether a chain must be ended (K13).
    pub mandatory: bool,
}

/// The cell so many steps on.
pub fn go(cell: Cell, by: Cell, steps: i32) -> Cell {
    [cell[0] + by[0] * steps, cell[1] + by[1] * steps]
}

/// The cells next to one in a direction, as many as there can be tiles.
fn line(from: Cell, side: Cell) -> impl Iterator<Item = Cell> {
    (1..=40).map(move |steps| go(from, side, steps))
}

impl Model {
    /// A colour's hand.
    pub fn hand(&self, white: bool) -> Hand {
        self.hands[usize::from(!white)]
    }

    /// The cells of a colour's pawns.
    pub fn pawns(&self, white: bool) -> Vec<Cell> {
        let own = self.table.iter().filter(|(_, tile)| tile.white == white && tile.pawn);
        own.map(|(&cell, _)| cell).collect()
    }

    /// Whether there is a tile of the colour without a pawn.
    pub fn is_free(&self, cell: Cell, white: bool) -> bool {
        self.table.get(&cell) == Some(&Tile { white, pawn: false })
    }

    /// Whether a pawn of the colour stands there.
    pub fn has_pawn(&self, cell: Cell, white: bool) -> bool {
        self.table.get(&cell) == Some(&Tile { white, pawn: true })
    }

    /// K6, and K2 for the first.
    pub fn may_lay(&self, cell: Cell) -> bool {
        if self.table.is_empty() {
            return cell == [0, 0];
        }
        !self.table.contains_key(&cell)
            && SIDES.iter().any(|&side| self.table.contains_key(&go(cell, side, 1)))
    }

    /// K10, K11: the leap of a pawn of that colour from a cell: whom it takes and where it lands.
    pub fn leap(&self, from: Cell, side: Cell, white: bool) -> Option<(Vec<Cell>, Cell)> {
        let taken: Vec<Cell> = line(from, side).take_while(|&cell| self.has_pawn(cell, !white)).collect();
        let landing = go(from, side, taken.len() as i32 + 1);
        (!taken.is_empty() && self.is_free(landing, white)).then_some((taken, landing))
    }

    /// K13 to K15: adds every chain that goes on from `path`, whose last cell the pawn stands on.
    fn chains(&self, path: &[Cell], list: &mut BTreeSet<Move>) {
        let from = path[path.len() - 1];
        let mut goes_on = false;
        for side in SIDES {
            if let Some((taken, landing)) = self.leap(from, side, self.white_moves) {
                goes_on = true;
                let mut after = self.clone();
                after.shift(from, landing);
                for cell in taken {
                    after.lift(cell);
                }
                after.chains(&[path, &[landing]].concat(), list);
            }
        }
        if path.len() > 1 && !(goes_on && self.mandatory) {
            list.insert(Move::Capture(path.to_vec()));
        }
    }

    /// All captures of the player to move.
    pub fn captures(&self) -> BTreeSet<Move> {
        let mut list = BTreeSet::new();
        for pawn in self.pawns(self.white_moves) {
            self.chains(&[pawn], &mut list);
        }
        list
    }

    /// K4 to K7.
    pub fn placements(&self) -> BTreeSet<Move> {
        let white = self.white_moves;
        let hand = self.hand(white);
        let mut list = BTreeSet::new();
        if hand.pawns > 0 {
            list.extend(self.free_tiles(white).into_iter().map(|cell| Move::Place(None, Some(cell))));
        }
        if hand.tiles > 0 {
            for cell in self.cells_to_lay() {
                list.insert(Move::Place(Some(cell), None));
                if hand.pawns > 0 {
                    let mut after = self.clone();
                    after.table.insert(cell, Tile { white, pawn: false });
                    let pawns = after.free_tiles(white).into_iter();
                    list.extend(pawns.map(|pawn| Move::Place(Some(cell), Some(pawn))));
                }
            }
        }
        list
    }

    /// K17: the steps that a colour's pawns have.
    pub fn steps(&self, white: bool) -> BTreeSet<Move> {
        let mut list = BTreeSet::new();
        for pawn in self.pawns(white) {
            let targets = AROUND.iter().map(|&way| go(pawn, way, 1));
            list.extend(targets.filter(|&to| self.is_free(to, white)).map(|to| Move::Step(pawn, to)));
        }
        list
    }

    /// Every legal move: K12, then K9.
    pub fn moves(&self) -> BTreeSet<Move> {
        if self.outcome().is_some() { BTreeSet::new() } else { self.moves_if_open() }
    }

    fn moves_if_open(&self) -> BTreeSet<Move> {
        let captures = self.captures();
        if !captures.is_empty() {
            captures
        } else if self.hand(self.white_moves) != Hand::default() {
            self.placements()
        } else {
            self.steps(self.white_moves)
        }
    }

    /// Plays a legal move.
    ///
    /// # Panics
    /// If it is not.
    pub fn play(&mut self, mv: &Move) {
        let white = self.white_moves;
        match mv {
            Move::Place(tile, pawn) => {
                let hand = &mut self.hands[usize::from(!white)];
                if let Some(cell) = tile {
                    hand.tiles -= 1;
                    self.table.insert(*cell, Tile { white, pawn: false });
                }
                if let Some(cell) = pawn {
                    hand.pawns -= 1;
                    self.table.insert(*cell, Tile { white, pawn: true });
                }
            }
            Move::Step(from, to) => self.shift(*from, *to),
            Move::Capture(path) => {
                for leap in path.windows(2) {
                    let side = [(leap[1][0] - leap[0][0]).signum(), (leap[1][1] - leap[0][1]).signum()];
                    let (taken, landing) = self.leap(leap[0], side, white).expect("a leap");
                    assert_eq!(landing, leap[1]);
                    self.shift(leap[0], landing);
                    for cell in taken {
                        self.lift(cell);
                    }
                }
            }
        }
        self.white_moves = !white;
    }

    /// K18, K20 and K19, in the order of K22.
    pub fn outcome(&self) -> Option<End> {
        let left = |white| self.pawns(white).len() + self.hand(white).pawns;
        for white in [true, false] {
            if left(!white) == 0 {
                return Some((Some(white), "capture"));
            }
        }
        if self.hands == [Hand::default(); 2] && !self.can_interact() {
            let [white, black] = [true, false].map(|white| self.free_pawns(white).len());
            return Some(((white != black).then_some(white > black), "free pawns"));
        }
        self.moves_if_open().is_empty().then_some((Some(!self.white_moves), "block"))
    }

    /// K20: the pawns that can step.
    pub fn free_pawns(&self, white: bool) -> BTreeSet<Cell> {
        let of = |mv| if let Move::Step(from, _) = mv { from } else { unreachable!() };
        self.steps(white).into_iter().map(of).collect()
    }

    /// The free tiles of a colour.
    pub fn free_tiles(&self, white: bool) -> Vec<Cell> {
        self.table.keys().copied().filter(|&cell| self.is_free(cell, white)).collect()
    }

    /// The cells where a tile may be laid.
    pub fn cells_to_lay(&self) -> BTreeSet<Cell> {
        let around = self.table.keys().flat_map(|&cell| SIDES.map(|side| go(cell, side, 1)));
        around.chain([[0, 0]]).filter(|&cell| self.may_lay(cell)).collect()
    }

    fn lift(&mut self, cell: Cell) {
        self.table.get_mut(&cell).expect("a tile").pawn = false;
    }

    fn shift(&mut self, from: Cell, to: Cell) {
        self.lift(from);
        self.table.get_mut(&to).expect("a tile").pawn = true;
    }
}
