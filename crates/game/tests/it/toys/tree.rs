//! A game given by its tree: a position that is not `Copy`, and turns as the tree will have them.

use core::{
    fmt,
    hash::{Hash, Hasher},
    ops::ControlFlow,
};
use rulebook_game::{Color, Outcome, Position, Text};
use std::sync::Arc;

#[derive(Debug)]
pub struct Node {
    pub turn: Color,
    pub children: &'static [usize],
    /// The end, if this is one, and whether it is one without asking for moves.
    pub end: Option<(Outcome<&'static str>, bool)>,
}

/// The positions are nodes; two are the same if they are the same node.
#[derive(Clone)]
pub struct Tree {
    pub nodes: Arc<[Node]>,
    pub at: usize,
}

/// ```text
///             0 w
///        /     |      \
///      1 w    2 b      3 b: white wins, decided
///     /   \    |
///   4 b   5 w (one node, two ways)
///  stuck  / | \
///       6w 7w 8b: draws, decided
///    stuck stuck
/// ```
/// Two white turns in a row (0, 1), and two ways to 5.
pub fn tree() -> Tree {
    use Color::{Black, White};
    let node = |turn, children| Node { turn, children, end: None };
    let end = |turn, outcome, decided| Node { turn, children: &[], end: Some((outcome, decided)) };
    let win = |winner| Outcome::Win { winner, reason: "the tree" };
    let draw = Outcome::Draw { reason: "the tree" };
    let nodes = [
        node(White, &[1, 2, 3]),
        node(White, &[4, 5]),
        node(Black, &[5]),
        end(Black, win(White), true),
        end(Black, win(White), false),
        node(White, &[6, 7, 8]),
        end(White, win(Black), false),
        end(White, draw, false),
        end(Black, draw, true),
    ];
    Tree { nodes: Arc::new(nodes), at: 0 }
}

/// Counted by hand from the picture.
pub const LEAVES: [u64; 6] = [1, 3, 3, 6, 0, 0];

impl Tree {
    pub fn node(&self) -> &Node {
        &self.nodes[self.at]
    }
}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {}", self.at)
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl Eq for Tree {}

impl Hash for Tree {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchNode;

impl fmt::Display for NoSuchNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such node")
    }
}

impl core::error::Error for NoSuchNode {}

impl Position for Tree {
    type Move = usize;
    type Illegal = NoSuchNode;
    type Reason = &'static str;

    fn turn(&self) -> Color {
        self.node().turn
    }

    fn decided(&self) -> Option<Outcome<&'static str>> {
        self.node().end.and_then(|(outcome, decided)| decided.then_some(outcome))
    }

    fn stuck(&self) -> Outcome<&'static str> {
        self.node().end.expect("asked only at an end").0
    }

    fn try_for_each_move<B>(&self, visit: impl FnMut(usize) -> ControlFlow<B>) -> ControlFlow<B> {
        self.node().children.iter().copied().try_for_each(visit)
    }

    fn check(&self, child: usize) -> Result<(), NoSuchNode> {
        if self.node().children.contains(&child) { Ok(()) } else { Err(NoSuchNode) }
    }

    fn play_unchecked(&mut self, child: usize) {
        self.at = child;
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.at)
    }
}

impl Text for Tree {
    type Rules = Arc<[Node]>;
    type PositionError = NoSuchNode;
    type MoveError = NoSuchNode;

    fn start(rules: &Self::Rules) -> Self {
        Self { nodes: Arc::clone(rules), at: 0 }
    }

    fn parse_position(text: &str, rules: &Self::Rules) -> Result<Self, NoSuchNode> {
        let at = text.parse().map_err(|_| NoSuchNode)?;
        if at < rules.len() { Ok(Self { nodes: Arc::clone(rules), at }) } else { Err(NoSuchNode) }
    }

    fn parse_move(&self, text: &str) -> Result<usize, NoSuchNode> {
        text.parse().map_err(|_| NoSuchNode)
    }

    fn fmt_move(&self, child: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{child}")
    }
}
