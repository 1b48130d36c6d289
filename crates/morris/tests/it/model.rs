//! A second engine, slow and obvious, written from the clauses: a list of men, each with a number of its own, so that
//! the ban on forming a mill again (T4) is what the clause says and no record follows any point.

#![allow(missing_docs, reason = "nobody reads this as an API; the names say it")]
#![allow(clippy::missing_panics_doc, reason = "a model that panics fails its test, as it should")]
use std::collections::{BTreeMap, BTreeSet};

use rulebook_morris::{BlockedRule, Color, MillProtection, MillReform, Rules};

type Point = &'static str;

/// Points by group, lines, and steps beside those along the lines.
pub struct Layout {
    pub points: &'static str,
    pub lines: &'static str,
    pub steps: &'static str,
}

pub const NINE: Layout = Layout {
    points: "a7 d7 g7 g4 g1 d1 a1 a4/b6 d6 f6 f4 f2 d2 b2 b4/c5 d5 e5 e4 e3 d3 c3 c4",
    lines: "a7 d7 g7,b6 d6 f6,c5 d5 e5,a4 b4 c4,e4 f4 g4,c3 d3 e3,b2 d2 f2,a1 d1 g1,\
            a1 a4 a7,b2 b4 b6,c3 c4 c5,d1 d2 d3,d5 d6 d7,e3 e4 e5,f2 f4 f6,g1 g4 g7",
    steps: "",
};

pub const TWELVE: Layout = Layout {
    lines: "a7 d7 g7,b6 d6 f6,c5 d5 e5,a4 b4 c4,e4 f4 g4,c3 d3 e3,b2 d2 f2,a1 d1 g1,\
            a1 a4 a7,b2 b4 b6,c3 c4 c5,d1 d2 d3,d5 d6 d7,e3 e4 e5,f2 f4 f6,g1 g4 g7,\
            a1 b2 c3,a7 b6 c5,g1 f2 e3,g7 f6 e5",
    ..NINE
};

pub const SIX: Layout = Layout {
    points: "a5 c5 e5 e3 e1 c1 a1 a3/b4 c4 d4 d3 d2 c2 b2 b3",
    lines: "a5 c5 e5,a1 c1 e1,a1 a3 a5,e1 e3 e5,b4 c4 d4,b2 c2 d2,b2 b3 b4,d2 d3 d4",
    steps: "c5 c4,e3 d3,c1 c2,a3 b3",
};

pub const THREE: Layout = Layout {
    points: "a3 b3 c3 a2 b2 c2 a1 b1 c1",
    lines: "a3 b3 c3,a2 b2 c2,a1 b1 c1,a1 a2 a3,b1 b2 b3,c1 c2 c3",
    steps: "",
};

pub const THREE_DIAGONALS: Layout =
    Layout { lines: "a3 b3 c3,a2 b2 c2,a1 b1 c1,a1 a2 a3,b1 b2 b3,c1 c2 c3,a1 b2 c3,a3 b2 c1", ..THREE };

/// A man has a number; two men of one side are not the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Man {
    number: u32,
    color: Color,
}

/// Three men that stood on a line as a mill, which was then opened.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Opened {
    line: [Point; 3],
    men: BTreeSet<u32>,
    /// The turn of its owner, counted by the owner, in which it was opened.
    turn: u32,
}

#[derive(Clone, Debug)]
pub struct Model {
    rules: Rules,
    layout: &'static str,
    lines: Vec<[Point; 3]>,
    steps: BTreeSet<(Point, Point)>,
    board: BTreeMap<Point, Man>,
    hands: [u8; 2],
    turns: [u32; 2],
    turn: Color,
    opened: Vec<Opened>,
    next_number: u32,
}

/// All that a turn does.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Turn {
    from: Option<Point>,
    to: Point,
    removed: BTreeSet<Point>,
}

impl Turn {
    pub fn text(&self) -> String {
        let mut text = self.from.map_or(String::new(), |from| format!("{from}-")) + self.to;
        for man in &self.removed {
            text.push('x');
            text += man;
        }
        text
    }
}

/// What the side to move could do.
#[derive(Default)]
pub struct Turns {
    pub legal: BTreeSet<Turn>,
    /// Where a man could go but for the ban.
    pub banned: Vec<(Point, Point)>,
}

impl Model {
    pub fn start(rules: &Rules, layout: &Layout) -> Self {
        let lines: Vec<[Point; 3]> = layout
            .lines
            .split(',')
            .map(|line| line.split(' ').collect::<Vec<_>>().try_into().unwrap())
            .collect();
        let mut steps = BTreeSet::new();
        let beside = layout.steps.split(',').filter_map(|step| step.split_once(' '));
        for (a, b) in lines.iter().flat_map(|&[a, b, c]| [(a, b), (b, c)]).chain(beside) {
            steps.extend([(a, b), (b, a)]);
        }
        Self {
            rules: *rules,
            layout: layout.points,
            lines,
            steps,
            board: BTreeMap::new(),
            hands: [rules.men; 2],
            turns: [0; 2],
            turn: rules.begins,
            opened: Vec::new(),
            next_number: 0,
        }
    }

    fn points(&self) -> impl Iterator<Item = Point> {
        self.layout.split(['/', ' '])
    }

    fn men(&self, color: Color) -> Vec<Point> {
        self.board.iter().filter(|(_, man)| man.color == color).map(|(&point, _)| point).collect()
    }

    fn is_mill(&self, line: &[Point; 3], color: Color) -> bool {
        line.iter().all(|point| self.board.get(point).is_some_and(|man| man.color == color))
    }

    fn in_mill(&self, point: Point, color: Color) -> bool {
        self.lines.iter().any(|line| line.contains(&point) && self.is_mill(line, color))
    }

    fn numbers(&self, line: &[Point; 3]) -> BTreeSet<u32> {
        line.iter().map(|point| self.board[point].number).collect()
    }

    /// The men of `color` that may be taken now (N11, T3).
    fn takeable(&self, color: Color) -> Vec<Point> {
        let men = self.men(color);
        let free: Vec<Point> = men.iter().copied().filter(|man| !self.in_mill(man, color)).collect();
        match self.rules.protection {
            MillProtection::UnlessAllInMills if free.is_empty() => men,
            _ => free,
        }
    }

    /// Who has won, and how, without looking at moves (N12, N17, T6).
    fn decided(&self) -> Option<(Color, &'static str)> {
        let has_line = |color| self.lines.iter().any(|line| self.is_mill(line, color));
        let too_few = |color: Color| self.men(color).len() + usize::from(self.hands[color.index()]) < 3;
        if self.rules.line_wins {
            return Color::ALL
                .into_iter()
                .find(|&color| has_line(color))
                .map(|color| (color, "a line of three"));
        }
        let loser = Color::ALL.into_iter().find(|&color| too_few(color))?;
        Some((!loser, "leaving fewer than three men"))
    }

    pub fn outcome(&self) -> String {
        if let Some((winner, reason)) = self.decided() {
            return format!("{winner} wins by {reason}");
        }
        if !self.turns().legal.is_empty() {
            return "ongoing".to_owned();
        }
        if self.rules.full_board_draws && self.points().all(|point| self.board.contains_key(point)) {
            return "draw by a full board".to_owned();
        }
        match self.rules.blocked {
            BlockedRule::Loses => format!("{} wins by a block", !self.turn),
            BlockedRule::Draws => "draw by a block".to_owned(),
        }
    }

    pub fn turns(&self) -> Turns {
        let mut turns = Turns::default();
        if self.decided().is_some() {
            return turns;
        }
        let hand = self.hands[self.turn.index()];
        let own = self.men(self.turn);
        let mut ways: Vec<(Option<Point>, Point)> = Vec::new();
        for to in self.points().filter(|point| !self.board.contains_key(point)) {
            if hand > 0 {
                ways.push((None, to));
            }
            if hand == 0 || self.rules.mixed {
                let flies = self.rules.flying && hand == 0 && own.len() == 3;
                let near = own.iter().filter(|&&from| flies || self.steps.contains(&(from, to)));
                ways.extend(near.map(|&from| (Some(from), to)));
            }
        }
        for (from, to) in ways {
            let mut after = self.clone();
            after.go(from, to);
            let closed: Vec<_> = self
                .lines
                .iter()
                .filter(|line| line.contains(&to) && after.is_mill(line, self.turn))
                .collect();
            let again = |line: &&&[Point; 3]| {
                let men = after.numbers(line);
                self.opened.iter().any(|opened| opened.line == ***line && opened.men == men)
            };
            if let Some(from) = from
                && closed.iter().any(|line| again(&line))
            {
                turns.banned.push((from, to));
                continue;
            }
            let number = if self.rules.captures_per_mill { closed.len() } else { closed.len().min(1) };
            let number = if self.rules.line_wins { 0 } else { number };
            after.take(number, &mut BTreeSet::new(), &mut |removed| {
                turns.legal.insert(Turn { from, to, removed: removed.clone() });
            });
        }
        turns
    }

    /// Takes up to `number` men one after the other, and gives each set that comes of it.
    fn take(&self, number: usize, removed: &mut BTreeSet<Point>, give: &mut dyn FnMut(&BTreeSet<Point>)) {
        let choices = if number == 0 { Vec::new() } else { self.takeable(!self.turn) };
        if choices.is_empty() {
            return give(removed);
        }
        for man in choices {
            let mut after = self.clone();
            after.board.remove(man);
            removed.insert(man);
            after.take(number - 1, removed, give);
            removed.remove(man);
        }
    }

    /// A man goes, or is laid; nothing else.
    fn go(&mut self, from: Option<Point>, to: Point) {
        let man = if let Some(from) = from {
            self.board.remove(from).unwrap()
        } else {
            self.hands[self.turn.index()] -= 1;
            self.next_number += 1;
            Man { number: self.next_number, color: self.turn }
        };
        self.board.insert(to, man);
    }

    pub fn play(&mut self, turn: &Turn) {
        let (color, index) = (self.turn, self.turn.index());
        self.turns[index] += 1;
        let own: BTreeSet<u32> =
            self.board.values().filter(|man| man.color == color).map(|man| man.number).collect();
        if self.rules.reform == MillReform::NotNextMove {
            // The owner's next turn is this one: it is over for what was opened before.
            let now = self.turns[index];
            self.opened.retain(|opened| !opened.men.is_subset(&own) || opened.turn >= now);
        }
        if let Some(from) = turn.from
            && self.rules.reform != MillReform::Free
        {
            for line in self.lines.clone() {
                if line.contains(&from) && self.is_mill(&line, color) {
                    let opened = Opened { line, men: self.numbers(&line), turn: self.turns[index] };
                    self.opened.retain(|other| (other.line, &other.men) != (line, &opened.men));
                    self.opened.push(opened);
                }
            }
        }
        self.go(turn.from, turn.to);
        for man in &turn.removed {
            let taken = self.board.remove(man).unwrap().number;
            self.opened.retain(|opened| !opened.men.contains(&taken));
        }
        self.turn = !self.turn;
    }

    /// Whether the turn opens or closes a mill: what games that test the ban are made of.
    pub fn is_about_mills(&self, turn: &Turn) -> bool {
        turn.from.is_some_and(|from| self.in_mill(from, self.turn)) || !turn.removed.is_empty()
    }

    pub fn text(&self, with_records: bool) -> String {
        let mark = |point: &str| match self.board.get(point).map(|man| man.color) {
            Some(Color::White) => 'W',
            Some(Color::Black) => 'B',
            None => '.',
        };
        let groups: Vec<String> =
            self.layout.split('/').map(|group| group.split(' ').map(mark).collect()).collect();
        let side = if self.turn == Color::White { 'w' } else { 'b' };
        let mut text = format!("{} {side} {},{}", groups.join("/"), self.hands[0], self.hands[1]);
        if with_records {
            let written: BTreeSet<String> = self.opened.iter().map(|opened| self.written(opened)).collect();
            let written: Vec<String> = written.into_iter().collect();
            text += " ";
            text += &if written.is_empty() { "-".to_owned() } else { written.join(",") };
        }
        text
    }

    fn written(&self, opened: &Opened) -> String {
        let [a, _, b] = opened.line;
        let men: Vec<Point> = self
            .board
            .iter()
            .filter(|(_, man)| opened.men.contains(&man.number))
            .map(|(&point, _)| point)
            .collect();
        format!("{}{}:{}", a.min(b), a.max(b), men.concat())
    }
}
