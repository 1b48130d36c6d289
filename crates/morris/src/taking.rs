//! Which men a mill takes (N9–N11, T3).

use core::ops::ControlFlow::{self, Continue};

use rulebook_mill::PointSet;

use crate::{MillProtection, Variant, generate::in_mills};

/// The men of `enemy` that can be taken: those outside mills; where the rules say so, any if all stand in mills.
#[inline(always)]
pub(crate) fn takeable<V: Variant>(enemy: PointSet) -> PointSet {
    let free = enemy - in_mills::<V>(enemy);
    match V::RULES.protection {
        MillProtection::UnlessAllInMills if free.is_empty() => enemy,
        _ => free,
    }
}

/// How many men of `enemy` are taken for this number of mills.
pub(crate) fn number_taken<V: Variant>(enemy: PointSet, mills: u32) -> u32 {
    let most = match V::RULES.protection {
        MillProtection::Always => takeable::<V>(enemy).count(),
        // Whatever is taken, another man can be taken next.
        MillProtection::UnlessAllInMills => enemy.count(),
    };
    most.min(if V::RULES.captures_per_mill { mills } else { mills.min(1) })
}

/// Whether all of `set` can be taken in some order, protection being judged before each.
pub(crate) fn can_take<V: Variant>(enemy: PointSet, set: PointSet) -> bool {
    set.is_empty()
        || (set & takeable::<V>(enemy))
            .into_iter()
            .any(|man| can_take::<V>(enemy.without(man), set.without(man)))
}

/// Gives each set of `number` men of `enemy` that can be taken in some order to `visit`, each once.
pub(crate) fn try_for_each_taken<V: Variant, B>(
    enemy: PointSet,
    number: u32,
    visit: &mut impl FnMut(PointSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    choose(enemy, number, PointSet::EMPTY, &mut |set| {
        if can_take::<V>(enemy, set) { visit(set) } else { Continue(()) }
    })
}

/// The sets of `number` points of `from`, each with the points of `chosen`.
fn choose<B>(
    mut from: PointSet,
    number: u32,
    chosen: PointSet,
    visit: &mut impl FnMut(PointSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if number == 0 {
        return visit(chosen);
    }
    while from.count() >= number {
        let lowest = from.lowest();
        from -= lowest;
        choose(from, number - 1, chosen | lowest, visit)?;
    }
    Continue(())
}
