//! The ways that a move can be played, and playing one square by square (D13).

use alloc::{vec, vec::Vec};
use core::ops::ControlFlow::{Break, Continue};

use crate::{Illegal, Majority, Move, Position, Square, Squares, Variant, walk::Walk};

impl<V: Variant> Position<V> {
    /// Every list of landing squares by which `mv` can be played, the smallest first. The last square of each is
    /// [`Move::to`]. A quiet move has one route of one square; what is not legal here has none.
    ///
    /// ```
    /// use rulebook_draughts::{Nathan, Position};
    ///
    /// // All four men lie in a ring, which can be walked both ways round.
    /// let position: Position<Nathan> = "W:W32:B17,18,27,28".parse().unwrap();
    /// let moves = position.moves();
    /// assert_eq!(moves.len(), 1);
    /// assert_eq!(position.routes(moves[0]).len(), 2);
    /// ```
    pub fn routes(&self, mv: Move<V::Board>) -> Vec<Vec<Square<V::Board>>> {
        if !self.is_legal(mv) {
            return vec![];
        }
        if !mv.is_capture() {
            return vec![vec![mv.to()]];
        }
        let mut routes = vec![];
        let mut best = 0;
        if let Some(walk) = Walk::new(self, mv.from()) {
            let _ = walk.try_for_each_way(mv, &mut vec![], &mut |way, order| {
                if V::RULES.majority == Majority::Italian && order != best {
                    if order < best {
                        return Continue::<()>(());
                    }
                    best = order;
                    routes.clear();
                }
                routes.push(way.to_vec());
                Continue(())
            });
        }
        routes
    }

    /// The route of `mv` whose list of landing squares is smallest as numbers (D19); the target alone, where there is
    /// no route.
    pub fn smallest_route(&self, mv: Move<V::Board>) -> Vec<Square<V::Board>> {
        let mut smallest = None;
        if V::RULES.majority == Majority::Italian {
            smallest = self.routes(mv).into_iter().next();
        } else if let Some(walk) = Walk::new(self, mv.from()) {
            let _ = walk.try_for_each_way(mv, &mut vec![], &mut |way, _| {
                smallest = Some(way.to_vec());
                Break(())
            });
        }
        smallest.unwrap_or_else(|| vec![mv.to()])
    }

    /// The squares on which the piece on `from` may land next, having landed on those of `way` so far: for user
    /// interfaces that enter a move square by square. Empty when the move is complete, or when no legal move begins so.
    ///
    /// ```
    /// use rulebook_draughts::{Nathan, Position, Square};
    ///
    /// let position: Position<Nathan> = "W:WK40:B27,34".parse().unwrap();
    /// let square = |number| Square::new(number).unwrap();
    /// assert_eq!(position.landings(square(40), &[]).into_iter().collect::<Vec<_>>(), [square(18)]);
    /// let last = [square(31), square(36)];
    /// assert_eq!(position.landings(square(40), &[square(18)]).into_iter().collect::<Vec<_>>(), last);
    /// assert!(position.landings(square(40), &[square(18), square(36)]).is_empty());
    /// ```
    pub fn landings(&self, from: Square<V::Board>, way: &[Square<V::Board>]) -> Squares<V::Board> {
        let moves: Vec<_> = self.moves().into_iter().filter(|mv| mv.from() == from).collect();
        let quiet = moves.iter().filter(|mv| !mv.is_capture() && way.is_empty());
        let mut landings: Squares<V::Board> = quiet.map(|mv| mv.to()).collect();
        let captures = self.captures_with_order(&moves);
        if captures.is_empty() {
            return landings;
        }
        if let Some(walk) = Walk::new(self, from).and_then(|walk| walk.along(way)) {
            for leg in walk.legs() {
                landings |= leg
                    .landings
                    .into_iter()
                    .filter(|&landing| {
                        let next = walk.after(leg, landing);
                        let ends = |(mv, order)| next.ends(mv, order) && walk.may_end(leg, landing);
                        captures.iter().copied().any(ends) || next.leads_to(&captures)
                    })
                    .collect();
            }
        }
        landings
    }

    /// The move of the piece on `from` that lands on each square of `way` in turn: a complete route.
    ///
    /// # Errors
    /// The reason why there is no such legal move.
    pub fn move_along(
        &self,
        from: Square<V::Board>,
        way: &[Square<V::Board>],
    ) -> Result<Move<V::Board>, Illegal<V::Board>> {
        let mv = self.interpret_way(from, way)?;
        self.check(mv)?;
        Ok(mv)
    }

    /// The captures among `moves`, with the order of kinds by which the Italian rule has them played.
    fn captures_with_order(&self, moves: &[Move<V::Board>]) -> Vec<(Move<V::Board>, u32)> {
        let captures = moves.iter().filter(|mv| mv.is_capture());
        captures
            .map(|&mv| {
                let mut best = 0;
                if V::RULES.majority == Majority::Italian
                    && let Some(walk) = Walk::new(self, mv.from())
                {
                    let _ = walk.try_for_each_way(mv, &mut vec![], &mut |_, order| {
                        best = best.max(order);
                        Continue::<()>(())
                    });
                }
                (mv, best)
            })
            .collect()
    }

    /// The move that a way means: a capture if it can be walked so, or else a quiet move if it is one step.
    pub(crate) fn interpret_way(
        &self,
        from: Square<V::Board>,
        way: &[Square<V::Board>],
    ) -> Result<Move<V::Board>, Illegal<V::Board>> {
        let walk = self.walk_from(from)?;
        match *way {
            [to] if walk.leg_to(to).is_none() => Ok(self.quiet(from, to)),
            _ => Ok(way.iter().try_fold(walk, |walk, &landing| walk.jump_to(landing))?.ended()),
        }
    }
}

impl<V: Variant> Walk<'_, V> {
    /// Walks on over all these landing squares, if that can be.
    fn along(self, way: &[Square<V::Board>]) -> Option<Self> {
        way.iter().try_fold(self, |walk, &landing| Some(walk.after(walk.leg_to(landing)?, landing)))
    }
}
