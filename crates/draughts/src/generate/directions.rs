//! The eight directions as constants: loops that the compiler cannot leave rolled up.

/// Does something for all eight directions `D`.
macro_rules! each_direction {
    ($D:ident => $do:expr) => {{
        macro_rules! one {
            ($direction:ident) => {{
                const $D: u8 = $direction;
                $do;
            }};
        }
        one!(N);
        one!(NE);
        one!(E);
        one!(SE);
        one!(S);
        one!(SW);
        one!(W);
        one!(NW);
    }};
}

/// Ors an expression over all eight directions `D`.
macro_rules! union {
    ($D:ident => $set:expr) => {{
        macro_rules! one {
            ($direction:ident) => {{
                const $D: u8 = $direction;
                $set
            }};
        }
        one!(N) | one!(NE) | one!(E) | one!(SE) | one!(S) | one!(SW) | one!(W) | one!(NW)
    }};
}
