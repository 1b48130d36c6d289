//! The tests of the public interface, as one program: linking it once saves most of the time.

#[expect(unreachable_pub, reason = "public within the tests")]
mod toys;

mod basics;
mod clock;
mod conformance;
mod movetext;
mod perft;
mod playout;
mod record;
mod record_timed;
mod replay;
mod suite;
