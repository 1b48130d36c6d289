//! The canonical form of a game's text.

use core::fmt::{self, Display, Write as _};

use alloc::string::String;

use super::{Dialect, GameText, Line, Ply};

/// Tags, a blank line, and the movetext in lines that are broken between words.
///
/// The tags of [`Dialect::first_tags`] come first; those of the seven that PGN demands and that are not set are
/// written as unknown. Numbers stand before the first player's moves, and before the second's (`1...`) at the
/// beginning of a line and behind comments and variations. A comment that holds `}` is written to the end of a line,
/// behind `;`, and is then not broken.
impl Display for GameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tagged = self.write_tags(f)?;
        let mut out =
            Wrapped { f, width: self.dialect.width(), column: 0, glue: true, prefix: String::new() };
        if !tagged && !self.main.comments.is_empty() {
            // A comment alone would stand between games.
            out.number(self.number, self.second)?;
        }
        out.line(&self.main, self.number, self.second)?;
        out.word(self.score.text(self.dialect))?;
        out.f.write_char('\n')
    }
}

impl GameText {
    /// Says whether there are any.
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> Result<bool, fmt::Error> {
        let first = self.dialect.first_tags();
        let pgn = self.dialect == Dialect::Pgn;
        for &name in first {
            match self.tag(name) {
                Some(value) => write_tag(f, name, value)?,
                None if !pgn => {}
                None if name == "Result" => write_tag(f, name, self.score.text(self.dialect))?,
                None if name == "Date" => write_tag(f, name, "????.??.??")?,
                None => write_tag(f, name, "?")?,
            }
        }
        for (name, value) in self.tags().filter(|(name, _)| !first.contains(name)) {
            write_tag(f, name, value)?;
        }
        let tagged = pgn || !self.tags.is_empty();
        if tagged {
            f.write_char('\n')?;
        }
        Ok(tagged)
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for character in value.chars() {
        if matches!(character, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(character)?;
    }
    f.write_str("\"]\n")
}

/// Words, as many in a line as there is room for.
struct Wrapped<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    width: usize,
    column: usize,
    /// No space before the next word.
    glue: bool,
    /// What opens before the next word and stays with it: `(` and `{`.
    prefix: String,
}

impl Wrapped<'_, '_> {
    fn line(&mut self, line: &Line, number: u32, second: bool) -> fmt::Result {
        let (mut number, mut second, mut say) = (number, second, true);
        for comment in &line.comments {
            self.comment(comment)?;
        }
        for ply in &line.plies {
            if !second || say {
                self.number(number, second)?;
            }
            self.ply(ply, number, second)?;
            say = !ply.comments.is_empty() || !ply.variations.is_empty();
            number = if second { number.saturating_add(1) } else { number };
            second = !second;
        }
        Ok(())
    }

    fn number(&mut self, number: u32, second: bool) -> fmt::Result {
        let mut text = String::new();
        write!(text, "{number}{}", if second { "..." } else { "." })?;
        self.word(&text)
    }

    fn ply(&mut self, ply: &Ply, number: u32, second: bool) -> fmt::Result {
        self.word(&ply.text)?;
        for nag in &ply.nags {
            let mut text = String::new();
            write!(text, "{nag}")?;
            self.word(&text)?;
        }
        for comment in &ply.comments {
            self.comment(comment)?;
        }
        for variation in &ply.variations {
            self.prefix.push('(');
            self.line(variation, number, second)?;
            self.close(')')?;
        }
        Ok(())
    }

    fn comment(&mut self, comment: &str) -> fmt::Result {
        let mut words = comment.split_whitespace().peekable();
        if words.peek().is_none() {
            return Ok(());
        }
        if comment.contains('}') {
            self.word(";")?;
            for word in words {
                write!(self.f, " {word}")?;
            }
            return self.break_line();
        }
        self.prefix.push('{');
        for word in words {
            self.word(word)?;
        }
        self.close('}')
    }

    /// Writes a word in this line or the next.
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = self.prefix.chars().count() + word.chars().count();
        // One place is left for what closes behind the word.
        if !self.glue && self.column + 1 + length + 1 > self.width {
            self.break_line()?;
        }
        if !self.glue {
            self.f.write_char(' ')?;
            self.column += 1;
        }
        self.f.write_str(&self.prefix)?;
        self.f.write_str(word)?;
        self.prefix.clear();
        self.column += length;
        self.glue = false;
        Ok(())
    }

    /// Writes what closes, behind the word before.
    fn close(&mut self, closing: char) -> fmt::Result {
        if !self.prefix.is_empty() {
            self.word("")?;
        }
        if self.column >= self.width {
            self.break_line()?;
        }
        self.f.write_char(closing)?;
        self.column += 1;
        self.glue = false;
        Ok(())
    }

    fn break_line(&mut self) -> fmt::Result {
        self.f.write_char('\n')?;
        self.column = 0;
        self.glue = true;
        Ok(())
    }
}
