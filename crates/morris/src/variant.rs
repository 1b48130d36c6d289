//! The presets as types, so that each has its own generator.

use core::{fmt::Debug, hash::Hash};

use crate::{MillRecords, MillReform, Records, Rules};

/// The rules that a [`Position`](crate::Position) is played by, as a type.
///
/// The switches are constants, so that the compiler makes a generator of its own for each variant. A combination of
/// one's own is a type of one's own, on a board of one's own if need be:
///
/// ```
/// use rulebook_morris::{Position, Rules, Variant};
///
/// /// Tournament rules, but a move takes a man for each mill that it closes.
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// enum ManForMill {}
///
/// impl Variant for ManForMill {
///     type Records = ();
///     const GAME: &'static str = "nine";
///     const NAME: &'static str = "man-for-mill";
///     const RULES: Rules = Rules { captures_per_mill: true, ..Rules::TOURNAMENT };
/// }
///
/// let position: Position<ManForMill> = "W.W..BB./.W.B..W./.W....B. w 4,4".parse().unwrap();
/// let double = position.moves().into_iter().filter(|mv| mv.removed().count() == 2).count();
/// assert_eq!(double, 6);
/// ```
///
/// Records that do not fit the rules do not compile.
pub trait Variant: Copy + Eq + Hash + Debug + Send + Sync + Unpin + 'static {
    /// [`MillRecords`] where opened mills may not be formed again (T4), and `()` under [`MillReform::Free`].
    type Records: Records;

    /// The name of the game.
    const GAME: &'static str;

    /// The name of the rules among those of the game, as on a command line.
    const NAME: &'static str;

    /// The rules.
    const RULES: Rules;

    /// Whether a position's text has the field of the records (T9). In twelve men's morris it has, even where no
    /// records are kept: it is `-` then.
    const RECORD_FIELD: bool = <Self::Records as Records>::KEPT;
}

/// Asserts when compiled that the parts of a variant fit.
pub(crate) const fn assert_fits<V: Variant>() {
    let records = !matches!(V::RULES.reform, MillReform::Free);
    assert!(records == <V::Records as Records>::KEPT, "records are kept exactly where the rules need them");
    assert!(0 < V::RULES.men && V::RULES.men <= 32, "each side has 1 to 32 men");
    assert!(V::RULES.line_wins || V::RULES.men >= 3, "who has fewer than three men has lost");
}

macro_rules! presets {
    ($($(#[$doc:meta])+ $Variant:ident: $rules:ident, $game:literal, $name:literal, $Records:ty $(, $field:literal)?;)+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $Variant {}

            impl Variant for $Variant {
                type Records = $Records;
                const GAME: &'static str = $game;
                const NAME: &'static str = $name;
                const RULES: Rules = Rules::$rules;
                $(const RECORD_FIELD: bool = $field;)?
            }
        )+

        impl Rules {
            /// The presets with their names: game, rules.
            pub const PRESETS: &'static [(&'static str, &'static str, Self)] =
                &[$(($game, $name, Self::$rules)),+];
        }
    };
}

presets! {
    /// [`Rules::NATHAN`].
    Nathan: NATHAN, "nine", "nathan", ();
    /// [`Rules::NATHAN_NO_FLYING`].
    NathanNoFlying: NATHAN_NO_FLYING, "nine", "nathan-noflying", ();
    /// [`Rules::TOURNAMENT`].
    Tournament: TOURNAMENT, "nine", "tournament", ();
    /// [`Rules::TOURNAMENT_NO_FLYING`].
    TournamentNoFlying: TOURNAMENT_NO_FLYING, "nine", "tournament-noflying", ();
    /// [`Rules::JOCARI`].
    Jocari: JOCARI, "twelve", "jocari", MillRecords;
    /// [`Rules::FREE`].
    Free: FREE, "twelve", "free", (), true;
    /// [`Rules::LASKER`].
    Lasker: LASKER, "lasker", "lasker", ();
    /// [`Rules::SIX`].
    Six: SIX, "six", "six", ();
    /// [`Rules::FIVE`].
    Five: FIVE, "five", "five", ();
    /// [`Rules::THREE`].
    Three: THREE, "three", "three", ();
    /// [`Rules::THREE_DIAGONALS`].
    ThreeDiagonals: THREE_DIAGONALS, "three", "diagonals", ();
}
