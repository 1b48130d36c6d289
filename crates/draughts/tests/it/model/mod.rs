//! A second engine, written from the rules alone and as plainly as they are told: a board of rows and
//! columns, routes found one jump after another, and everything recounted every time.
//!
//! It shares nothing with the library, neither types nor code, and takes nothing for granted about speed.
#![allow(dead_code, reason = "each test uses its part of the model")]
#![allow(missing_docs, reason = "nobody reads this as an API; the names say it")]
#![allow(clippy::missing_panics_doc, reason = "a model that panics fails its test, as it should")]

use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    White,
    Black,
}

impl Side {
    #[must_use]
    pub fn other(self) -> Side {
        if self == Side::White { Side::Black } else { Side::White }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub side: Side,
    pub king: bool,
}

/// Which of several captures are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Any of them.
    Free,
    /// Those that take the most pieces.
    Most,
    /// Those that take the most pieces; of these, a king's; of these, those that take the most kings; of
    /// these, those that meet kings the earliest.
    Italian,
    /// Those that take the most, a king being worth a little less than two men; of these, a king's.
    Frisian,
}

/// What happens to a man that reaches the last row in the middle of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// It goes on as a man if it can.
    AsMan,
    /// It is crowned at once and goes on as a king if it can.
    AsKing,
    /// It is crowned, and the move is over.
    Stops,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    pub name: &'static str,
    /// Rows and columns.
    pub size: i32,
    pub rows_of_men: i32,
    /// Whether the playing squares are those of the other colour: the first square is then in the corner.
    pub mirrored: bool,
    pub first: Side,
    pub long_kings: bool,
    pub men_take_backwards: bool,
    pub men_take_kings: bool,
    pub orthogonal: bool,
    pub choice: Choice,
    pub crossing: Crossing,
    /// A king may stop on the square it chose if it can take no more from there, although it could have
    /// from another.
    pub may_choose_the_end: bool,
}

pub const NATHAN: Switches = Switches {
    name: "nathan",
    size: 10,
    rows_of_men: 4,
    mirrored: false,
    first: Side::Black,
    long_kings: true,
    men_take_backwards: true,
    men_take_kings: true,
    orthogonal: false,
    choice: Choice::Free,
    crossing: Crossing::AsMan,
    may_choose_the_end: false,
};
pub const NATHAN_SQUARE: Switches = Switches { name: "nathan-square", may_choose_the_end: true, ..NATHAN };
pub const INTERNATIONAL: Switches =
    Switches { name: "international", first: Side::White, choice: Choice::Most, ..NATHAN };
pub const BRAZILIAN: Switches = Switches { name: "brazilian", size: 8, rows_of_men: 3, ..INTERNATIONAL };
pub const POOL: Switches = Switches { name: "pool", size: 8, rows_of_men: 3, ..NATHAN };
pub const RUSSIAN: Switches =
    Switches { name: "russian", first: Side::White, crossing: Crossing::AsKing, ..POOL };
pub const ENGLISH: Switches = Switches {
    name: "english",
    long_kings: false,
    men_take_backwards: false,
    crossing: Crossing::Stops,
    ..POOL
};
pub const ITALIAN: Switches = Switches {
    name: "italian",
    first: Side::White,
    mirrored: true,
    men_take_kings: false,
    choice: Choice::Italian,
    ..ENGLISH
};
pub const FRISIAN: Switches =
    Switches { name: "frisian", first: Side::White, orthogonal: true, choice: Choice::Frisian, ..NATHAN };

/// A square's row, from the top (Black's first row), and its column, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    row: i32,
    column: i32,
}

impl Place {
    fn step(self, (rows, columns): (i32, i32)) -> Place {
        Place { row: self.row + rows, column: self.column + columns }
    }
}

/// A way to capture: each square landed on and each square taken, in the order of the jumps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    pub from: u8,
    pub landings: Vec<u8>,
    pub taken: Vec<u8>,
    pub crowned: bool,
}

/// A turn. What is taken is a set: two routes with the same ends and the same set are the same move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    pub from: u8,
    pub to: u8,
    pub taken: BTreeSet<u8>,
    pub crowned: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A side has no piece left.
    AllTaken { winner: Side },
    /// The side to move has no move.
    Blocked { winner: Side },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    pub rules: Switches,
    pub turn: Side,
    /// What stands on the squares; square 1 is the first.
    pub squares: Vec<Option<Piece>>,
}

const DIAGONAL: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
const ORTHOGONAL: [(i32, i32); 4] = [(-2, 0), (0, -2), (0, 2), (2, 0)];

impl Model {
    pub fn empty(rules: Switches, turn: Side) -> Model {
        let squares = vec![None; (rules.size * rules.size / 2) as usize];
        Model { rules, turn, squares }
    }

    pub fn start(rules: Switches) -> Model {
        let mut model = Model::empty(rules, rules.first);
        for number in 1..=model.squares.len() as u8 {
            let row = model.place(number).row;
            if row < rules.rows_of_men {
                model.put(number, Some(Piece { side: Side::Black, king: false }));
            } else if row >= rules.size - rules.rows_of_men {
                model.put(number, Some(Piece { side: Side::White, king: false }));
            }
        }
        model
    }

    /// Reads `W:W31-50,K3:BK5`; panics if the text is anything but plain.
    pub fn read(rules: Switches, text: &str) -> Model {
        let mut fields = text.split(':');
        let turn = match fields.next() {
            Some("W") => Side::White,
            Some("B") => Side::Black,
            _ => panic!("{text}: no side to move"),
        };
        let mut model = Model::empty(rules, turn);
        for field in fields {
            let side = match &field[..1] {
                "W" => Side::White,
                "B" => Side::Black,
                _ => panic!("{text}: no side"),
            };
            for item in field[1..].split(',').filter(|item| !item.is_empty()) {
                let (king, numbers) = item.strip_prefix('K').map_or((false, item), |rest| (true, rest));
                let (low, high) = numbers.split_once('-').unwrap_or((numbers, numbers));
                for number in low.parse::<u8>().unwrap()..=high.parse().unwrap() {
                    assert_eq!(model.get(number), None, "{text}: {number} twice");
                    model.put(number, Some(Piece { side, king }));
                }
            }
        }
        model
    }

    /// The position as text, without ranges.
    pub fn write(&self) -> String {
        let list = |side: Side| {
            let pieces = (1..=self.squares.len() as u8).filter_map(|number| {
                let piece = self.get(number)?;
                let crown = if piece.king { "K" } else { "" };
                (piece.side == side).then(|| format!("{crown}{number}"))
            });
            pieces.collect::<Vec<_>>().join(",")
        };
        let turn = if self.turn == Side::White { 'W' } else { 'B' };
        format!("{turn}:W{}:B{}", list(Side::White), list(Side::Black))
    }

    pub fn get(&self, number: u8) -> Option<Piece> {
        self.squares[usize::from(number) - 1]
    }

    pub fn put(&mut self, number: u8, piece: Option<Piece>) {
        self.squares[usize::from(number) - 1] = piece;
    }

    /// Whether a man of `side` on this square would have reached the last row.
    pub fn on_last_row(&self, side: Side, number: u8) -> bool {
        self.place(number).row == if side == Side::White { 0 } else { self.rules.size - 1 }
    }

    fn place(&self, number: u8) -> Place {
        let index = i32::from(number) - 1;
        let a_row = self.rules.size / 2;
        let row = index / a_row;
        let shifted = (row % 2 == 0) != self.rules.mirrored;
        Place { row, column: index % a_row * 2 + i32::from(shifted) }
    }

    /// The number of a playing square; `None` beyond the edge.
    fn number(&self, place: Place) -> Option<u8> {
        let inside = |value| (0..self.rules.size).contains(&value);
        if !inside(place.row) || !inside(place.column) {
            return None;
        }
        Some((place.row * (self.rules.size / 2) + place.column / 2 + 1) as u8)
    }

    fn next(&self, number: u8, direction: (i32, i32)) -> Option<u8> {
        self.number(self.place(number).step(direction))
    }

    fn forward(side: Side, direction: (i32, i32)) -> bool {
        if side == Side::White { direction.0 < 0 } else { direction.0 > 0 }
    }

    /// The empty squares from a square on in a direction: one, or all up to the next piece.
    fn free_run(&self, mut number: u8, direction: (i32, i32), long: bool) -> Vec<u8> {
        let mut run = Vec::new();
        while let Some(next) = self.next(number, direction) {
            if self.get(next).is_some() {
                break;
            }
            run.push(next);
            if !long {
                break;
            }
            number = next;
        }
        run
    }

    /// Each single jump of `piece` from `at`: whom it takes, and where it may come down. `self` is the
    /// board without the moving piece; those in `taken` still stand on it.
    fn jumps(&self, piece: Piece, at: u8, taken: &[u8]) -> Vec<(u8, Vec<u8>)> {
        let mut directions = DIAGONAL.to_vec();
        if self.rules.orthogonal {
            directions.extend(ORTHOGONAL);
        }
        let long = piece.king && self.rules.long_kings;
        let mut jumps = Vec::new();
        for direction in directions {
            if !piece.king && !self.rules.men_take_backwards && !Self::forward(piece.side, direction) {
                continue;
            }
            let before = if long { self.free_run(at, direction, true).last().copied() } else { None };
            let Some(victim) = self.next(before.unwrap_or(at), direction) else { continue };
            let Some(standing) = self.get(victim) else { continue };
            if standing.side == piece.side || taken.contains(&victim) {
                continue;
            }
            if standing.king && !piece.king && !self.rules.men_take_kings {
                continue;
            }
            let landings = self.free_run(victim, direction, long);
            if !landings.is_empty() {
                jumps.push((victim, landings));
            }
        }
        jumps
    }

    fn go_on(&self, piece: Piece, at: u8, so_far: &Route, routes: &mut Vec<Route>) {
        let over = self.rules.crossing == Crossing::Stops && so_far.crowned;
        let jumps = if over { Vec::new() } else { self.jumps(piece, at, &so_far.taken) };
        if jumps.is_empty() {
            if !so_far.taken.is_empty() {
                let crowned = so_far.crowned || (!piece.king && self.on_last_row(piece.side, at));
                routes.push(Route { crowned, ..so_far.clone() });
            }
            return;
        }
        for (victim, landings) in jumps {
            let mut branches = Vec::new();
            for landing in landings {
                let mut route = so_far.clone();
                route.landings.push(landing);
                route.taken.push(victim);
                let mut lands_as = piece;
                if !piece.king
                    && self.on_last_row(piece.side, landing)
                    && self.rules.crossing != Crossing::AsMan
                {
                    lands_as.king = true;
                    route.crowned = true;
                }
                let goes_on = !self.jumps(lands_as, landing, &route.taken).is_empty();
                branches.push((lands_as, landing, route, goes_on));
            }
            let one_goes_on = branches.iter().any(|branch| branch.3);
            for (lands_as, landing, route, goes_on) in branches {
                if goes_on || !one_goes_on || self.rules.may_choose_the_end {
                    self.go_on(lands_as, landing, &route, routes);
                }
            }
        }
    }

    /// All complete captures of the side to move, before any choice between them.
    fn captures(&self) -> Vec<Route> {
        let mut routes = Vec::new();
        for from in 1..=self.squares.len() as u8 {
            if let Some(piece) = self.get(from)
                && piece.side == self.turn
            {
                let mut board = self.clone();
                board.put(from, None);
                let start = Route { from, landings: Vec::new(), taken: Vec::new(), crowned: false };
                board.go_on(piece, from, &start, &mut routes);
            }
        }
        routes
    }

    /// Keeps the routes for which `worth` is the greatest.
    fn keep_best<W: Ord>(routes: &mut Vec<Route>, worth: impl Fn(&Route) -> W) {
        if let Some(best) = routes.iter().map(&worth).max() {
            routes.retain(|route| worth(route) == best);
        }
    }

    /// All legal captures, route by route.
    pub fn routes(&self) -> Vec<Route> {
        let mut routes = self.captures();
        let is_king = |number: u8| self.get(number).is_some_and(|piece| piece.king);
        let kings_taken = |route: &Route| route.taken.iter().filter(|&&number| is_king(number)).count();
        match self.rules.choice {
            Choice::Free => {}
            Choice::Most => Self::keep_best(&mut routes, |route| route.taken.len()),
            Choice::Italian => {
                Self::keep_best(&mut routes, |route| route.taken.len());
                Self::keep_best(&mut routes, |route| is_king(route.from));
                Self::keep_best(&mut routes, kings_taken);
                Self::keep_best(&mut routes, |route| {
                    route.taken.iter().map(|&number| is_king(number)).collect::<Vec<bool>>()
                });
            }
            Choice::Frisian => {
                Self::keep_best(&mut routes, |route| 100 * route.taken.len() + 99 * kings_taken(route));
                Self::keep_best(&mut routes, |route| is_king(route.from));
            }
        }
        routes
    }

    /// All legal turns, in order, each once.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns = BTreeSet::new();
        for route in self.routes() {
            turns.insert(Turn {
                from: route.from,
                to: *route.landings.last().unwrap(),
                taken: route.taken.iter().copied().collect(),
                crowned: route.crowned,
            });
        }
        if turns.is_empty() {
            for from in 1..=self.squares.len() as u8 {
                let Some(piece) = self.get(from) else { continue };
                if piece.side != self.turn {
                    continue;
                }
                for direction in DIAGONAL {
                    if !piece.king && !Self::forward(piece.side, direction) {
                        continue;
                    }
                    for to in self.free_run(from, direction, piece.king && self.rules.long_kings) {
                        let crowned = !piece.king && self.on_last_row(piece.side, to);
                        turns.insert(Turn { from, to, taken: BTreeSet::new(), crowned });
                    }
                }
            }
        }
        turns.into_iter().collect()
    }

    /// The routes of a capture.
    pub fn routes_of(&self, turn: &Turn) -> Vec<Route> {
        let same = |route: &Route| {
            route.from == turn.from
                && route.landings.last() == Some(&turn.to)
                && route.taken.iter().copied().collect::<BTreeSet<_>>() == turn.taken
                && route.crowned == turn.crowned
        };
        self.routes().into_iter().filter(same).collect()
    }

    #[must_use]
    pub fn after(&self, turn: &Turn) -> Model {
        let mut next = self.clone();
        let mut piece = next.get(turn.from).unwrap();
        piece.king |= turn.crowned;
        next.put(turn.from, None);
        for &number in &turn.taken {
            next.put(number, None);
        }
        next.put(turn.to, Some(piece));
        next.turn = self.turn.other();
        next
    }

    /// Whether the side to move has no piece left. (That the other side has none does not come up in play.)
    pub fn all_taken(&self) -> bool {
        !self.squares.iter().flatten().any(|piece| piece.side == self.turn)
    }

    pub fn end(&self) -> Option<End> {
        let winner = self.turn.other();
        if self.all_taken() {
            return Some(End::AllTaken { winner });
        }
        self.turns().is_empty().then_some(End::Blocked { winner })
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let turns = self.turns();
        if depth == 1 {
            return turns.len() as u64;
        }
        turns.iter().map(|turn| self.after(turn).perft(depth - 1)).sum()
    }

    /// A turn's text: with its ends alone, or if another turn shares both, with every landing square of
    /// the route whose squares are the smallest.
    pub fn text(&self, turn: &Turn) -> String {
        if turn.taken.is_empty() {
            return format!("{}-{}", turn.from, turn.to);
        }
        let shares = |other: &Turn| other != turn && (other.from, other.to) == (turn.from, turn.to);
        let mut squares = vec![turn.to];
        if self.turns().iter().any(shares) {
            squares = self.routes_of(turn).into_iter().map(|route| route.landings).min().unwrap();
        }
        squares.iter().fold(turn.from.to_string(), |text, square| format!("{text}x{square}"))
    }
}
