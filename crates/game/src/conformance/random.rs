//! Numbers for tests that must go the same way each time.

/// The [SplitMix64] generator (Steele, Lea and Flood, 2014): small, fast, the same on every machine, and by
/// no means secret.
///
/// [SplitMix64]: https://prng.di.unimi.it/splitmix64.c
///
/// ```
/// use rulebook_game::conformance::SplitMix64;
///
/// // The reference sequence of seed 1234567.
/// let mut random = SplitMix64::new(1234567);
/// assert_eq!([random.next(), random.next()], [6457827717110365317, 3203168211198807973]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// The sequence of `seed`. Any seed will do, 0 too.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next number of the sequence.
    pub const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `bound`; 0 if `bound` is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next() as u128 * bound as u128) >> 64) as usize
    }
}
