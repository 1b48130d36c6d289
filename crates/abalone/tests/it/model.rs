//! A second engine, slow and obvious, made from the clauses alone: sets of points in cube coordinates, one marble at a
//! time.

use std::collections::{BTreeMap, BTreeSet};

/// Cube coordinates, from the centre; their sum is 0.
pub type Point = [i8; 3];

/// The six directions: along a row to the right, then counter-clockwise.
pub const DIRECTIONS: [Point; 6] = [[1, 0, -1], [1, -1, 0], [0, -1, 1], [-1, 0, 1], [-1, 1, 0], [0, 1, -1]];

/// Why a move is refused, in the order of A13, with the first point where it is so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Not own marbles.
    NotOwn(Point),
    /// More than three.
    MoreThanThree,
    /// Not a row.
    NotARow,
    /// Off the board.
    OffBoard(Point),
    /// Blocked by an own marble.
    OwnInTheWay(Point),
    /// A target is taken, sideways.
    Occupied(Point),
    /// As many against as many.
    Pac(usize),
    /// Fewer than the run.
    Outnumbered(usize, usize),
    /// No free point behind.
    NoFreePoint(Point),
}

/// A board: `false` is Black's marble, `true` White's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    /// The marbles by their points.
    pub marbles: BTreeMap<Point, bool>,
    /// Whose turn it is.
    pub white_moves: bool,
    /// Black's losses and White's.
    pub lost: [u8; 2],
    /// The losses that lose.
    pub to_win: u8,
}

fn go(point: Point, by: Point) -> Point {
    [point[0] + by[0], point[1] + by[1], point[2] + by[2]]
}

/// The first of points: of the lowest row, and there of the lowest number.
fn first(points: impl Iterator<Item = Point>) -> Option<Point> {
    points.min_by_key(|&[x, y, _]| (-y, x))
}

fn back(point: Point, by: Point) -> Point {
    [point[0] - by[0], point[1] - by[1], point[2] - by[2]]
}

/// A1: five points a side.
pub fn is_on_board(point: Point) -> bool {
    point.iter().all(|coordinate| coordinate.abs() <= 4)
}

/// The whole board.
pub fn all_points() -> Vec<Point> {
    let mut points = Vec::new();
    for x in -4..=4 {
        for y in -4..=4 {
            if is_on_board([x, y, -x - y]) {
                points.push([x, y, -x - y]);
            }
        }
    }
    points
}

/// The point of a name (A19).
pub fn named(name: &str) -> Point {
    let bytes = name.as_bytes();
    let (x, y) = (bytes[1] as i8 - b'5' as i8, b'e' as i8 - bytes[0] as i8);
    [x, y, -x - y]
}

impl Model {
    fn is_own(&self, point: Point) -> bool {
        self.marbles.get(&point) == Some(&self.white_moves)
    }

    fn is_enemy(&self, point: Point) -> bool {
        self.marbles.get(&point) == Some(&!self.white_moves)
    }

    /// A2.
    pub fn is_over(&self) -> bool {
        self.lost.iter().any(|&lost| lost >= self.to_win)
    }

    /// A3 to A13: whether a group may move, marble by marble.
    ///
    /// # Errors
    /// The first reason that holds.
    pub fn judge(&self, group: &BTreeSet<Point>, direction: Point) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        if let Some(point) = first(group.iter().copied().filter(|&point| !self.is_own(point))) {
            return Err(Refusal::NotOwn(point));
        }
        if group.len() > 3 {
            return Err(Refusal::MoreThanThree);
        }
        let Some(axis) = row_of(group) else { return Err(Refusal::NotARow) };
        let leaving = group.iter().copied().filter(|&point| !is_on_board(go(point, direction)));
        if let Some(point) = first(leaving) {
            return Err(Refusal::OffBoard(point));
        }
        let targets: Vec<Point> = group
            .iter()
            .map(|&point| go(point, direction))
            .filter(|target| !group.contains(target))
            .collect();
        if let Some(point) = first(targets.iter().copied().filter(|&target| self.is_own(target))) {
            return Err(Refusal::OwnInTheWay(point));
        }
        let Some(met) = first(targets.iter().copied().filter(|&target| self.is_enemy(target))) else {
            return Ok(());
        };
        let in_line = group.len() == 1 || axis == direction || go(axis, direction) == [0, 0, 0];
        if !in_line {
            return Err(Refusal::Occupied(met));
        }
        let mut ahead = targets[0];
        let mut enemies = 0;
        while enemies < 3 && self.is_enemy(ahead) {
            enemies += 1;
            ahead = go(ahead, direction);
        }
        if group.len() == enemies {
            Err(Refusal::Pac(enemies))
        } else if group.len() < enemies {
            Err(Refusal::Outnumbered(group.len(), enemies))
        } else if self.marbles.contains_key(&ahead) {
            Err(Refusal::NoFreePoint(ahead))
        } else {
            Ok(())
        }
    }

    /// Every group that may be tried: one marble, two or three next to each other in a row.
    pub fn groups(&self) -> BTreeSet<BTreeSet<Point>> {
        let mut groups = BTreeSet::new();
        for point in all_points().into_iter().filter(|&point| self.is_own(point)) {
            for axis in DIRECTIONS {
                let (next, third) = (go(point, axis), go(go(point, axis), axis));
                groups.insert(BTreeSet::from([point]));
                groups.insert(BTreeSet::from([point, next]));
                groups.insert(BTreeSet::from([point, next, third]));
            }
        }
        groups.retain(|group| group.iter().all(|&point| is_on_board(point)));
        groups
    }

    /// The legal moves: the group, and the number of the direction.
    pub fn moves(&self) -> BTreeSet<(BTreeSet<Point>, usize)> {
        let mut moves = BTreeSet::new();
        for group in self.groups() {
            for (number, &direction) in DIRECTIONS.iter().enumerate() {
                if self.judge(&group, direction).is_ok() {
                    moves.insert((group.clone(), number));
                }
            }
        }
        moves
    }

    /// Plays a legal move, the foremost marbles first.
    pub fn play(&mut self, group: &BTreeSet<Point>, direction: Point) {
        let mut left = group.clone();
        while let Some(&front) = left.iter().find(|&&point| !left.contains(&go(point, direction))) {
            left.remove(&front);
            self.shove(front, direction);
        }
        self.white_moves = !self.white_moves;
    }

    /// Moves a marble, and first what is in its way.
    fn shove(&mut self, point: Point, direction: Point) {
        let Some(white) = self.marbles.remove(&point) else { return };
        let target = go(point, direction);
        self.shove(target, direction);
        if is_on_board(target) {
            self.marbles.insert(target, white);
        } else {
            self.lost[usize::from(white)] += 1;
        }
    }

    /// A18: det, as the clause says it.
    pub fn det(&self, white: bool) -> BTreeSet<Point> {
        let mut asked = self.clone();
        asked.white_moves = white;
        if asked.is_over() {
            return BTreeSet::new();
        }
        let replies = asked.moves();
        let candidates = all_points().into_iter().filter(|&point| asked.is_own(point));
        let mut det: BTreeSet<Point> = candidates.filter(|&point| asked.can_lose(point)).collect();
        for (group, number) in replies {
            let mut after = asked.clone();
            after.play(&group, DIRECTIONS[number]);
            let is_over = after.is_over();
            after.white_moves = white;
            det.retain(|&point| {
                let now = if group.contains(&point) { go(point, DIRECTIONS[number]) } else { point };
                !is_over && after.can_lose(now)
            });
        }
        det
    }

    /// Whether the other side could eject this marble of the side to move.
    fn can_lose(&self, point: Point) -> bool {
        let mut enemy = self.clone();
        enemy.white_moves = !self.white_moves;
        DIRECTIONS.iter().filter(|&&direction| !is_on_board(go(point, direction))).any(|&direction| {
            let mut behind = back(point, direction);
            let mut pushed = 1;
            while self.is_own(behind) {
                pushed += 1;
                behind = back(behind, direction);
            }
            let mut group = BTreeSet::new();
            while group.len() < 3 && self.is_enemy(behind) {
                group.insert(behind);
                behind = back(behind, direction);
            }
            group.len() > pushed && enemy.judge(&group, direction).is_ok()
        })
    }

    /// A9: pac at a point in one direction: the strength, at most three, of the row that the point's marble stands in and
    /// of the other colour's row right ahead of it.
    pub fn pac(&self, point: Point, direction: Point) -> Option<usize> {
        let color = *self.marbles.get(&point)?;
        let mut front = point;
        while self.marbles.get(&go(front, direction)) == Some(&color) {
            front = go(front, direction);
        }
        let strength = |mut point: Point, by: Point, color: bool| {
            let mut count = 0;
            while count < 3 && self.marbles.get(&point) == Some(&color) {
                count += 1;
                point = go(point, by);
            }
            count
        };
        let own = strength(front, back([0; 3], direction), color);
        (own == strength(go(front, direction), direction, !color)).then_some(own)
    }

    /// A18: appui, as the clause says it.
    pub fn appui(&self, white: bool) -> BTreeSet<Point> {
        let neighbours = |point| DIRECTIONS.map(|direction| go(point, direction));
        self.marbles
            .iter()
            .filter(|&(&point, &color)| {
                let on_board = || neighbours(point).into_iter().filter(|&next| is_on_board(next));
                color == white
                    && on_board().all(|next| self.marbles.contains_key(&next))
                    && on_board().any(|next| self.marbles.get(&next) == Some(&!white))
            })
            .map(|(&point, _)| point)
            .collect()
    }
}

/// The axis of a row of marbles next to each other; any for one marble.
fn row_of(group: &BTreeSet<Point>) -> Option<Point> {
    DIRECTIONS.into_iter().find(|&axis| {
        group.iter().any(|&first| {
            let mut row = BTreeSet::new();
            let mut point = first;
            for _ in 0..group.len() {
                row.insert(point);
                point = go(point, axis);
            }
            row == *group
        })
    })
}
