//! A board as a picture.

use core::fmt::{self, Write as _};

use crate::{Board, Name, Point};

/// A board to be drawn, with a mark on each point; `Display` draws it. See [`Board::drawing`].
#[derive(Clone, Copy)]
pub struct Drawing<'a, M> {
    board: &'a Board,
    mark: M,
}

impl Board {
    /// The board as a picture, with the mark that `mark` gives for each point. Steps are drawn where they go along a
    /// row, a column or a diagonal.
    ///
    /// ```
    /// use rulebook_mill::Board;
    ///
    /// let board = &Board::THREE_DIAGONALS;
    /// let men = board.set("a3 b2 c1").unwrap();
    /// let drawing = board.drawing(|point| if men.contains(point) { 'W' } else { '.' });
    /// assert_eq!(
    ///     drawing.to_string(),
    ///     r"
    /// 3 W---.---.
    ///   | \ | / |
    /// 2 .---W---.
    ///   | / | \ |
    /// 1 .---.---W
    ///   a   b   c
    /// "
    ///     .trim_start()
    /// );
    /// ```
    pub const fn drawing<M: Fn(Point) -> char>(&self, mark: M) -> Drawing<'_, M> {
        Drawing { board: self, mark }
    }

    /// What is drawn at a place, given in halves of rows and quarters of columns.
    fn stroke(&self, x: i16, y: i16) -> char {
        let place = |point: Point| {
            let name = self.name_at(point.index());
            (4 * i16::from(name.column()), 2 * i16::from(name.row()))
        };
        for point in self.all() {
            let (from_x, from_y) = place(point);
            for other in self.neighbours(point) {
                let (to_x, to_y) = place(other);
                // Each step once: to the right, or upwards.
                if (to_x, to_y) < (from_x, from_y) || x < from_x || to_x < x {
                    continue;
                }
                let within = (from_y.min(to_y)..=from_y.max(to_y)).contains(&y);
                let (right, up) = (to_x - from_x, to_y - from_y);
                if up == 0 && y == from_y {
                    return '-';
                }
                if right == 0 && within {
                    return '|';
                }
                // A diagonal rises two where it goes four to the right; it is drawn between the rows.
                if right == 2 * up.abs() && within && y % 2 != 0 && (x - from_x) * up == (y - from_y) * right
                {
                    return if up > 0 { '/' } else { '\\' };
                }
            }
        }
        ' '
    }
}

impl<M: Fn(Point) -> char> fmt::Display for Drawing<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board;
        let ((left, right), (low, high)) = board.extent();
        for y in (2 * low..=2 * high).rev() {
            f.write_char(if y % 2 == 0 { char::from(b'1' + (y / 2) as u8) } else { ' ' })?;
            // Blanks are held back, so that none ends a line.
            let mut blanks = 1;
            for x in 4 * left..=4 * right {
                let at = |x: i16, y: i16| Name::at(u8::try_from(x).ok()?, u8::try_from(y).ok()?);
                let point = if x % 4 == 0 && y % 2 == 0 { at(x / 4, y / 2) } else { None };
                let point = point.and_then(|name| board.point_named(name));
                let drawn = point.map_or_else(|| board.stroke(x, y), &self.mark);
                if drawn == ' ' {
                    blanks += 1;
                } else {
                    write!(f, "{:blanks$}{drawn}", "")?;
                    blanks = 0;
                }
            }
            f.write_char('\n')?;
        }
        for column in left..=right {
            let letter = char::from(b'a' + column as u8);
            write!(f, "{}{letter}", if column == left { "  " } else { "   " })?;
        }
        f.write_char('\n')
    }
}

impl<M: Fn(Point) -> char> fmt::Debug for Drawing<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
