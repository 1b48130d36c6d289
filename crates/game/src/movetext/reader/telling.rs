//! What the visitor is told, and what it wishes to skip.

use super::{Phase, Reader, State};
use crate::movetext::{Fault, FaultKind, Flow, Place, Score, Visitor};

/// Something is skipped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Muted {
    /// Nothing is told until the line of this depth ends.
    pub(super) from: u32,
    /// But the ends of variations are, down from this depth: their beginnings were.
    pub(super) told: u32,
}

impl Reader {
    pub(super) fn begin_game(&mut self, visitor: &mut impl Visitor) {
        self.phase = Phase::Tags;
        self.depth = 0;
        self.moved = 0;
        self.muted = None;
        let place = self.start;
        self.tell(visitor, |visitor| visitor.begin_game(place));
    }

    /// Something of the movetext has come.
    #[inline]
    pub(super) fn open_moves(&mut self, visitor: &mut impl Visitor) {
        if self.phase != Phase::Moves {
            if self.phase == Phase::Between {
                self.begin_game(visitor);
            }
            self.phase = Phase::Moves;
            self.tell(visitor, Visitor::end_tags);
        }
    }

    pub(super) fn end_game(&mut self, score: Option<Score>, place: Place, visitor: &mut impl Visitor) {
        if self.phase != Phase::Between {
            while self.depth > 0 {
                self.close_variation(visitor);
            }
            self.phase = Phase::Between;
            self.muted = None;
            self.tell(visitor, |visitor| visitor.end_game(score, place));
        }
    }

    /// Ends a game that has no result, if one is open.
    pub(super) fn abandon(&mut self, place: Place, visitor: &mut impl Visitor) {
        if self.phase != Phase::Between {
            if self.depth > 0 {
                self.fault(FaultKind::OpenVariation, place, visitor);
            }
            self.fault(FaultKind::NoScore, place, visitor);
            self.end_game(None, place, visitor);
        }
    }

    #[cold]
    pub(super) fn fault(&mut self, kind: FaultKind, place: Place, visitor: &mut impl Visitor) {
        if !self.stopped {
            let flow = visitor.fault(Fault { kind, place });
            self.follow(flow);
        }
        if kind.ends_game() {
            self.token.clear();
            self.carry.len = 0;
            self.blank = false;
            let in_tags = matches!(self.state, State::Tag(_));
            self.state = State::Lost { in_tags };
            self.end_game(None, place, visitor);
        }
    }

    #[inline]
    pub(super) fn tell<V: Visitor>(&mut self, visitor: &mut V, event: impl FnOnce(&mut V) -> Flow) {
        if self.muted.is_none() && !self.stopped {
            let flow = event(visitor);
            if flow != Flow::Continue {
                self.follow(flow);
            }
        }
    }

    #[cold]
    pub(super) fn follow(&mut self, flow: Flow) {
        let told = match self.muted {
            Some(muted) => muted.told,
            None => self.depth,
        };
        match flow {
            Flow::SkipLine if self.muted.is_none() => self.muted = Some(Muted { from: self.depth, told }),
            Flow::SkipGame => self.muted = Some(Muted { from: 0, told }),
            Flow::Stop => self.stopped = true,
            Flow::Continue | Flow::SkipLine => {}
        }
    }
}
