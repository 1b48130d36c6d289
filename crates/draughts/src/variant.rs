//! The presets as types, so that each has its own generator.

use core::{fmt::Debug, hash::Hash};

use rulebook_square::{Board8, Board8Mirrored, Board10, DarkCorner, Lattice};

use crate::{Majority, Rules};

/// The rules that a [`Position`](crate::Position) is played by, as a type.
///
/// The switches are constants, so that the compiler makes a generator of its own for each variant. A combination of
/// one's own is a type of one's own:
///
/// ```
/// use rulebook_draughts::{Completion, Position, Rules, Variant};
/// use rulebook_square::Board10;
///
/// /// Nathan's rules, but a king may stop where its square allows no more.
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// enum Lenient {}
///
/// impl Variant for Lenient {
///     type Board = Board10;
///     const NAME: &'static str = "lenient";
///     const RULES: Rules = Rules { completion: Completion::Square, ..Rules::NATHAN };
/// }
///
/// let position: Position<Lenient> = "W:WK40:B27,34".parse().unwrap();
/// assert_eq!(position.count_moves(), 7);
/// ```
///
/// The board must have the side and the corner that the rules name, and at most ten rows: anything else does not
/// compile. (The 12×12 lattice needs twice the bits, and no preset is played on it.)
pub trait Variant: Copy + Eq + Hash + Debug + Send + Sync + Unpin + 'static {
    /// The board.
    type Board: Lattice;

    /// The name, as on a command line.
    const NAME: &'static str;

    /// The rules.
    const RULES: Rules;
}

/// Asserts when compiled that the rules fit their board.
pub(crate) const fn assert_fits<V: Variant>() {
    let rules = V::RULES;
    let same_corner = matches!(
        (rules.corner, <V::Board as Lattice>::CORNER),
        (DarkCorner::Left, DarkCorner::Left) | (DarkCorner::Right, DarkCorner::Right)
    );
    assert!(rules.side == <V::Board as Lattice>::SIDE && same_corner, "the rules name another board");
    assert!(rules.side <= 10, "boards go up to 10×10");
    assert!(
        0 < rules.rows && 2 * rules.rows < rules.side,
        "a row between the two sides is empty at the start"
    );
    let by_value = matches!(rules.majority, Majority::Italian);
    assert!(!by_value || rules.men_per_side() <= 12, "the Italian order is for at most 12 men a side");
}

macro_rules! presets {
    ($($(#[$doc:meta])+ $Variant:ident: $Board:ident, $rules:ident, $name:literal;)+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $Variant {}

            impl Variant for $Variant {
                type Board = $Board;
                const NAME: &'static str = $name;
                const RULES: Rules = Rules::$rules;
            }
        )+

        impl Rules {
            /// The presets with their names.
            pub const PRESETS: &'static [(&'static str, Self)] = &[$(($name, Self::$rules)),+];
        }
    };
}

presets! {
    /// [`Rules::NATHAN`].
    Nathan: Board10, NATHAN, "nathan";
    /// [`Rules::INTERNATIONAL`].
    International: Board10, INTERNATIONAL, "international";
    /// [`Rules::BRAZILIAN`].
    Brazilian: Board8, BRAZILIAN, "brazilian";
    /// [`Rules::POOL`].
    Pool: Board8, POOL, "pool";
    /// [`Rules::RUSSIAN`].
    Russian: Board8, RUSSIAN, "russian";
    /// [`Rules::ENGLISH`].
    English: Board8, ENGLISH, "english";
    /// [`Rules::ITALIAN`].
    Italian: Board8Mirrored, ITALIAN, "italian";
    /// [`Rules::FRISIAN`].
    Frisian: Board10, FRISIAN, "frisian";
}
