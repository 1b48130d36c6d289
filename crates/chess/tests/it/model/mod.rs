//! A slow, obvious model of chess, written from the rules text alone, to compare a fast engine with.
//!
//! The board is a mailbox of 64 squares. A move is legal when it is pseudo-legal and, once made on a copy,
//! does not leave the own king attacked. The comments name the clause (C1-C18) that each part comes from.

/// A square: file + 8 * rank, so that a1 = 0, h1 = 7, a8 = 56 and h8 = 63.
pub type Square = usize;

/// What stands on a square: whether it is white, and one of the letters K Q R B N P.
pub type Man = (bool, char);

/// A direction or a jump: files to the right, ranks up.
type Step = (i32, i32);

// C3: how the pieces move.
const STRAIGHT: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const ALL_WAYS: [Step; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [Step; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The two castling sides, as indices into a colour's rights.
const KING_SIDE: usize = 0;
const QUEEN_SIDE: usize = 1;

/// A move. Castling is written as the king taking its own rook (C8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ModelMove {
    /// Where the man comes from.
    pub from: Square,
    /// Where it goes; for castling, the square of the rook.
    pub to: Square,
    /// What a pawn becomes on the last rank: Q, R, B or N (C6).
    pub promotion: Option<char>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The men by square.
    pub board: [Option<Man>; 64],
    /// Whether it is White's turn.
    pub white_to_move: bool,
    /// The files of the rooks that may still castle: [White, Black], each [king side, queen side].
    pub castling: [[Option<usize>; 2]; 2],
    /// The square that a pawn passed over by a double step just now.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove: u32,
    /// The number of the move, counted up after Black's.
    pub fullmove: u32,
}

fn file(square: Square) -> usize {
    square % 8
}

fn rank(square: Square) -> usize {
    square / 8
}

/// The square one step away, if it is on the board.
fn walk(square: Square, step: Step) -> Option<Square> {
    let (file, rank) = (file(square) as i32 + step.0, rank(square) as i32 + step.1);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((file + 8 * rank) as Square)
}

fn file_letter(file: usize) -> char {
    (b'a' + file as u8) as char
}

fn name(square: Square) -> String {
    format!("{}{}", file_letter(file(square)), rank(square) + 1)
}

/// Ok if the condition holds, the reason otherwise.
fn ensure(condition: bool, reason: &str) -> Result<(), String> {
    if condition { Ok(()) } else { Err(reason.to_string()) }
}

/// A letter as FEN writes it: upper case for White, lower case for Black.
fn in_colour(white: bool, letter: char) -> char {
    if white { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

/// Where a colour's pieces start: a1 for White, a8 for Black is the first square of that rank.
fn back_rank(white: bool) -> Square {
    if white { 0 } else { 56 }
}

/// The way that a colour's pawns go (C4).
fn forward(white: bool) -> i32 {
    if white { 1 } else { -1 }
}

/// Where king and rook end after castling (C7): g and f file, or c and d file.
fn castled_squares(white: bool, side: usize) -> (Square, Square) {
    let (king_file, rook_file) = if side == KING_SIDE { (6, 5) } else { (2, 3) };
    (back_rank(white) + king_file, back_rank(white) + rook_file)
}

/// Every square from one to the other of the same rank, both included.
fn span(a: Square, b: Square) -> std::ops::RangeInclusive<Square> {
    a.min(b)..=a.max(b)
}

/// The first field of a FEN: eight ranks from the eighth down, each of eight squares.
fn read_placement(text: &str) -> Result<[Option<Man>; 64], String> {
    let rows: Vec<&str> = text.split('/').collect();
    ensure(rows.len() == 8, "not 8 ranks")?;
    let mut board = [None; 64];
    for (index, row) in rows.iter().enumerate() {
        let rank = 7 - index;
        let mut file = 0;
        for letter in row.chars() {
            if let '1'..='8' = letter {
                file += letter as usize - '0' as usize;
            } else {
                ensure("KQRBNPkqrbnp".contains(letter), "bad piece letter")?;
                ensure(file < 8, "a rank is too long")?;
                board[8 * rank + file] = Some((letter.is_ascii_uppercase(), letter.to_ascii_uppercase()));
                file += 1;
            }
        }
        ensure(file == 8, "a rank without 8 squares")?;
    }
    Ok(board)
}

/// C6: a pawn that reaches the last rank becomes a piece of the player's choice.
fn push_pawn_move(from: Square, to: Square, moves: &mut Vec<ModelMove>) {
    if rank(to) == 0 || rank(to) == 7 {
        moves.extend(['Q', 'R', 'B', 'N'].map(|kind| ModelMove { from, to, promotion: Some(kind) }));
    } else {
        moves.push(ModelMove { from, to, promotion: None });
    }
}

impl Model {
    // ---- Text: FEN (C17, C18) ----

    /// Reads a FEN of four or six fields, castling rights as `KQkq` (the outermost rook) or file letters.
    ///
    /// # Errors
    /// The reason why the text is no FEN, or why the position can't be played on (C18).
    pub fn from_fen(fen: &str) -> Result<Model, String> {
        let mut fields: Vec<&str> = fen.split_whitespace().collect();
        if fields.len() == 4 {
            fields.extend(["0", "1"]);
        }
        ensure(fields.len() == 6, "not 4 or 6 fields")?;
        ensure(["w", "b"].contains(&fields[1]), "bad side to move")?;
        let square = (0..64).find(|&square| name(square) == fields[3]);
        ensure(fields[3] == "-" || square.is_some(), "bad en-passant square")?;
        let number = |text: &str| text.parse::<u32>().map_err(|_| format!("bad number {text:?}"));
        let mut model = Model {
            board: read_placement(fields[0])?,
            white_to_move: fields[1] == "w",
            castling: [[None; 2]; 2],
            en_passant: square,
            halfmove: number(fields[4])?,
            fullmove: number(fields[5])?,
        };
        model.check_men()?;
        model.read_castling(fields[2])?;
        model.check_en_passant()?;
        // This covers adjacent kings and two kings in check too.
        ensure(!model.in_check(!model.white_to_move), "the side not to move is in check")?;
        Ok(model)
    }

    /// C18: one king a side, no pawns on the first or last rank, no more men than a set has.
    fn check_men(&self) -> Result<(), String> {
        for white in [true, false] {
            let count = |kind| self.board.iter().filter(|&&man| man == Some((white, kind))).count();
            let all = self.board.iter().flatten().filter(|man| man.0 == white).count();
            ensure(count('K') == 1, "no king or several kings")?;
            ensure(count('P') <= 8 && all <= 16, "too many pieces")?;
        }
        let pawn_on_edge = (0..8).chain(56..64).any(|square| self.kind(square) == Some('P'));
        ensure(!pawn_on_edge, "a pawn on the first or last rank")
    }

    /// C8, C18: K and Q mean the outermost rook on that side of the king, a letter the rook of that file.
    fn read_castling(&mut self, text: &str) -> Result<(), String> {
        for letter in text.chars().filter(|_| text != "-") {
            let white = letter.is_ascii_uppercase();
            let king = self.king(white).ok_or("no king")?;
            let rook_file = match letter.to_ascii_lowercase() {
                'k' => self.outermost_rook(white, KING_SIDE),
                'q' => self.outermost_rook(white, QUEEN_SIDE),
                'a'..='h' => (0..8).find(|&file| file_letter(file) == letter.to_ascii_lowercase()),
                _ => return Err(format!("bad castling letter {letter:?}")),
            };
            let has_rook = |file: &usize| self.board[back_rank(white) + file] == Some((white, 'R'));
            let rook_file = rook_file.filter(has_rook).ok_or(format!("no rook for castling {letter:?}"))?;
            ensure(rank(king) == rank(back_rank(white)), "no king for castling")?;
            let side = if rook_file > file(king) { KING_SIDE } else { QUEEN_SIDE };
            let before = self.castling[usize::from(!white)][side].replace(rook_file);
            ensure(before.is_none(), "a castling side is named twice")?;
        }
        Ok(())
    }

    /// C5, C18: an enemy pawn has just passed over the square, from a start square that is now empty.
    fn check_en_passant(&self) -> Result<(), String> {
        let Some(passed) = self.en_passant else { return Ok(()) };
        let enemy = !self.white_to_move;
        let start = walk(passed, (0, -forward(enemy)));
        let pawn = walk(passed, (0, forward(enemy)));
        let possible = rank(passed) == if enemy { 2 } else { 5 }
            && self.board[passed].is_none()
            && start.is_some_and(|square| self.board[square].is_none())
            && pawn.is_some_and(|square| self.board[square] == Some((enemy, 'P')));
        ensure(possible, "impossible en-passant square")
    }

    /// The file of the outermost own rook on that side of the king, on the back rank.
    fn outermost_rook(&self, white: bool, side: usize) -> Option<usize> {
        let king_file = file(self.king(white)?);
        let is_rook = |file: &usize| self.board[back_rank(white) + file] == Some((white, 'R'));
        if side == KING_SIDE { (king_file + 1..8).rev().find(is_rook) } else { (0..king_file).find(is_rook) }
    }

    /// The FEN: castling rights as `KQkq` where the rook is the outermost, as a file letter otherwise, and
    /// the en-passant square after every double step.
    #[must_use]
    pub fn to_fen(&self) -> String {
        let passed = self.en_passant.map_or("-".to_string(), name);
        format!("{} {} {} {}", self.placement_side_castling(), passed, self.halfmove, self.fullmove)
    }

    /// The first three fields of the FEN.
    fn placement_side_castling(&self) -> String {
        let mut text = String::new();
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let man = self.board[8 * rank + file];
                empty += usize::from(man.is_none());
                if empty > 0 && (man.is_some() || file == 7) {
                    text += &empty.to_string();
                    empty = 0;
                }
                text.extend(man.map(|(white, kind)| in_colour(white, kind)));
            }
            text += if rank > 0 { "/" } else { "" };
        }
        text += if self.white_to_move { " w " } else { " b " };
        let mut rights = String::new();
        for (white, side) in [(true, 0), (true, 1), (false, 0), (false, 1)] {
            if let Some(rook_file) = self.castling[usize::from(!white)][side] {
                let outermost = self.outermost_rook(white, side) == Some(rook_file);
                let letter = if outermost { ['k', 'q'][side] } else { file_letter(rook_file) };
                rights.push(in_colour(white, letter));
            }
        }
        text + if rights.is_empty() { "-" } else { &rights }
    }

    /// C12: what must be the same for a repetition: the men, the side to move, the castling rights, and the
    /// en-passant square if a legal en-passant capture exists.
    #[must_use]
    pub fn repetition_key(&self) -> String {
        let passed = self.en_passant.filter(|_| self.legal_moves().iter().any(|m| self.is_en_passant(m)));
        format!("{} {}", self.placement_side_castling(), passed.map_or("-".to_string(), name))
    }

    // ---- Attacks and moves (C2-C11) ----

    fn king(&self, white: bool) -> Option<Square> {
        self.board.iter().position(|&man| man == Some((white, 'K')))
    }

    /// Whether a man of that colour attacks the square (C3, C4).
    fn attacked(&self, square: Square, by_white: bool) -> bool {
        let stands = |step: Step, kind| {
            walk(square, step).is_some_and(|from| self.board[from] == Some((by_white, kind)))
        };
        let shoots = |step: Step, kind| {
            let mut ray = std::iter::successors(walk(square, step), |&at| walk(at, step));
            let man = ray.find_map(|at| self.board[at]);
            man == Some((by_white, kind)) || man == Some((by_white, 'Q'))
        };
        JUMPS.iter().any(|&step| stands(step, 'N'))
            || ALL_WAYS.iter().any(|&step| stands(step, 'K'))
            || [-1, 1].iter().any(|&aside| stands((aside, -forward(by_white)), 'P'))
            || STRAIGHT.iter().any(|&step| shoots(step, 'R'))
            || DIAGONAL.iter().any(|&step| shoots(step, 'B'))
    }

    /// Whether that colour's king is attacked.
    #[must_use]
    pub fn in_check(&self, white: bool) -> bool {
        self.king(white).is_some_and(|king| self.attacked(king, !white))
    }

    /// The moves that may be played: those that don't leave the own king attacked (C9).
    #[must_use]
    pub fn legal_moves(&self) -> Vec<ModelMove> {
        let mut moves = Vec::new();
        for from in 0..64 {
            match self.board[from] {
                Some((white, _)) if white != self.white_to_move => {}
                Some((_, 'P')) => self.pawn_moves(from, &mut moves),
                Some((_, 'N')) => self.piece_moves(from, &JUMPS, 1, &mut moves),
                Some((_, 'B')) => self.piece_moves(from, &DIAGONAL, 7, &mut moves),
                Some((_, 'R')) => self.piece_moves(from, &STRAIGHT, 7, &mut moves),
                Some((_, 'Q')) => self.piece_moves(from, &ALL_WAYS, 7, &mut moves),
                Some(_) => self.piece_moves(from, &ALL_WAYS, 1, &mut moves),
                None => {}
            }
        }
        self.castling_moves(&mut moves);
        moves.retain(|m| !self.play(m).in_check(self.white_to_move));
        moves
    }

    /// C2, C3: up to `reach` steps each way, over empty squares, ending on one or on an enemy.
    fn piece_moves(&self, from: Square, steps: &[Step], reach: usize, moves: &mut Vec<ModelMove>) {
        for &step in steps {
            let mut at = from;
            for _ in 0..reach {
                let Some(to) = walk(at, step) else { break };
                if self.board[to].is_none_or(|(white, _)| white != self.white_to_move) {
                    moves.push(ModelMove { from, to, promotion: None });
                }
                if self.board[to].is_some() {
                    break;
                }
                at = to;
            }
        }
    }

    /// C4: straight onto empty squares, two from the start square; C4, C5: diagonally to take.
    fn pawn_moves(&self, from: Square, moves: &mut Vec<ModelMove>) {
        let white = self.white_to_move;
        let ahead = (0, forward(white));
        let empty = |square: &Square| self.board[*square].is_none();
        if let Some(one) = walk(from, ahead).filter(empty) {
            push_pawn_move(from, one, moves);
            let start = rank(from) == if white { 1 } else { 6 };
            if let Some(two) = walk(one, ahead).filter(|two| start && empty(two)) {
                push_pawn_move(from, two, moves);
            }
        }
        for to in [-1, 1].into_iter().filter_map(|aside| walk(from, (aside, forward(white)))) {
            let enemy = self.board[to].is_some_and(|man| man.0 != white);
            if enemy || self.en_passant == Some(to) {
                push_pawn_move(from, to, moves);
            }
        }
    }

    /// C7, C8: castling with each rook that has the right. That the king is not attacked once the rook has
    /// left its square too is seen like that of every other move, by making it.
    fn castling_moves(&self, moves: &mut Vec<ModelMove>) {
        let white = self.white_to_move;
        let Some(king) = self.king(white) else { return };
        for side in [KING_SIDE, QUEEN_SIDE] {
            let Some(rook_file) = self.castling[usize::from(!white)][side] else { continue };
            let rook = back_rank(white) + rook_file;
            let (king_to, rook_to) = castled_squares(white, side);
            let free = |square: Square| square == king || square == rook || self.board[square].is_none();
            let mut without_king = self.clone();
            without_king.board[king] = None;
            if span(king, king_to).all(free)
                && span(rook, rook_to).all(free)
                && !span(king, king_to).any(|square| without_king.attacked(square, !white))
            {
                moves.push(ModelMove { from: king, to: rook, promotion: None });
            }
        }
    }

    fn kind(&self, square: Square) -> Option<char> {
        self.board[square].map(|(_, kind)| kind)
    }

    /// The side castled to, if the move is castling: the king takes an own man.
    fn castling_side(&self, m: &ModelMove) -> Option<usize> {
        let castling = self.board[m.to].is_some_and(|man| man.0 == self.white_to_move);
        castling.then_some(if m.to > m.from { KING_SIDE } else { QUEEN_SIDE })
    }

    /// Whether a pawn takes en passant: diagonally to an empty square (C5).
    fn is_en_passant(&self, m: &ModelMove) -> bool {
        self.kind(m.from) == Some('P') && file(m.from) != file(m.to) && self.board[m.to].is_none()
    }

    /// The position after a move, which must be one of the legal moves.
    #[must_use]
    pub fn play(&self, m: &ModelMove) -> Model {
        let white = self.white_to_move;
        let pawn = self.kind(m.from) == Some('P');
        let man = self.board[m.from].map(|(_, kind)| (white, m.promotion.unwrap_or(kind)));
        let mut next = self.clone();
        let takes = self.board[m.to].is_some_and(|man| man.0 != white);
        next.halfmove = if pawn || takes { 0 } else { self.halfmove + 1 };
        next.board[m.from] = None;
        if let Some(side) = self.castling_side(m) {
            let (king_to, rook_to) = castled_squares(white, side);
            next.board[m.to] = None;
            next.board[king_to] = man;
            next.board[rook_to] = self.board[m.to];
        } else {
            next.board[m.to] = man;
        }
        // C5: the pawn taken en passant stands beside the taker, on the file that it goes to.
        if self.is_en_passant(m) {
            next.board[8 * rank(m.from) + file(m.to)] = None;
        }
        next.en_passant = (pawn && m.from.abs_diff(m.to) == 16).then_some(usize::midpoint(m.from, m.to));
        // C7: the rights go with a move of the king, and with a move or the capture of the rook.
        if self.kind(m.from) == Some('K') {
            next.castling[usize::from(!white)] = [None; 2];
        }
        for colour in [true, false] {
            for right in &mut next.castling[usize::from(!colour)] {
                *right = right.filter(|file| ![m.from, m.to].contains(&(back_rank(colour) + file)));
            }
        }
        next.white_to_move = !white;
        next.fullmove += u32::from(!white);
        next
    }

    /// The number of leaves `depth` plies down.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 { 1 } else { self.legal_moves().iter().map(|m| self.play(m).perft(depth - 1)).sum() }
    }

    /// How the game has ended, if there is no legal move: "checkmate" (C9) or "stalemate" (C10).
    #[must_use]
    pub fn outcome(&self) -> Option<&'static str> {
        let over = if self.in_check(self.white_to_move) { "checkmate" } else { "stalemate" };
        self.legal_moves().is_empty().then_some(over)
    }

    /// C11: no series of legal moves mates. Nothing beside the kings but one knight, or bishops all on
    /// squares of one colour.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let others: Vec<(Square, char)> =
            (0..64).filter_map(|s| Some((s, self.kind(s)?))).filter(|&(_, kind)| kind != 'K').collect();
        let light = |square: Square| (file(square) + rank(square)) % 2 == 1;
        let bishops_of_shade = |shade| others.iter().all(|&(s, kind)| kind == 'B' && light(s) == shade);
        matches!(others[..], [(_, 'N')]) || bishops_of_shade(true) || bishops_of_shade(false)
    }

    // ---- Text: moves (C16, C17) ----

    /// UCI. Castling is king takes rook with `chess960`, otherwise the king's from and to squares.
    #[must_use]
    pub fn uci(&self, m: &ModelMove, chess960: bool) -> String {
        let to = match self.castling_side(m) {
            Some(side) if !chess960 => castled_squares(self.white_to_move, side).0,
            _ => m.to,
        };
        let promotion = m.promotion.map(|kind| kind.to_ascii_lowercase().to_string());
        format!("{}{}{}", name(m.from), name(to), promotion.unwrap_or_default())
    }

    /// Canonical SAN: the least disambiguation that does (file, else rank, else both), with + or # (C16).
    #[must_use]
    pub fn san(&self, m: &ModelMove) -> String {
        let next = self.play(m);
        let mark = match next.outcome() {
            Some("checkmate") => "#",
            _ if next.in_check(next.white_to_move) => "+",
            _ => "",
        };
        if let Some(side) = self.castling_side(m) {
            return format!("{}{mark}", ["O-O", "O-O-O"][side]);
        }
        let pawn = self.kind(m.from) == Some('P');
        let takes = self.board[m.to].is_some() || self.is_en_passant(m);
        let mut text = String::new();
        if pawn && takes {
            text.push(file_letter(file(m.from)));
        } else if !pawn {
            text.extend(self.kind(m.from));
            let mut rivals = self.legal_moves();
            rivals.retain(|r| r.to == m.to && r.from != m.from && self.kind(r.from) == self.kind(m.from));
            let file_shared = rivals.iter().any(|other| file(other.from) == file(m.from));
            let rank_shared = rivals.iter().any(|other| rank(other.from) == rank(m.from));
            if !rivals.is_empty() && (!file_shared || rank_shared) {
                text.push(file_letter(file(m.from)));
            }
            if file_shared {
                text += &(rank(m.from) + 1).to_string();
            }
        }
        text.extend([if takes { "x" } else { "" }, &name(m.to)]);
        text.extend(m.promotion.iter().flat_map(|&kind| ['=', kind]));
        text + mark
    }
}
