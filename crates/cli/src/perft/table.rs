//! `rulebook perft` without a game: every game against its known count.

use std::{io::Write, process::ExitCode};

use super::{Count, How, report::mega_nodes_a_second};
use crate::{
    failure::Failure,
    registry::{Game, Known},
};

/// Counts each game from its start under its default rules, and writes a table.
pub(crate) fn run(games: &[Game], how: &How, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let counts: Vec<Count> = games
        .iter()
        .map(|game| game.presets[0].variant.count(game.name, game.known.depth, how))
        .collect::<Result<_, _>>()?;
    writeln!(
        out,
        "{:<8} {:>5} {:>12} {:>12} {:<5} {:>8} {:>9}",
        "game", "depth", "leaves", "known", "", "seconds", "Mnodes/s"
    )?;
    for (game, &count) in games.iter().zip(&counts) {
        let Known { depth, leaves } = game.known;
        let Count { nodes, time } = count;
        let verdict = if nodes == leaves { "right" } else { "wrong" };
        let (seconds, speed) = (time.as_secs_f64(), mega_nodes_a_second(count));
        writeln!(
            out,
            "{:<8} {depth:>5} {nodes:>12} {leaves:>12} {verdict} {seconds:>8.3} {speed:>9.1}",
            game.name
        )?;
    }
    let all_right = games.iter().zip(&counts).all(|(game, count)| game.known.leaves == count.nodes);
    Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use rulebook_game::Leaves;

    use super::*;
    use crate::registry::GAMES;

    fn table(known: [Known; 2]) -> (Vec<Vec<String>>, ExitCode) {
        let games = known.map(|known| Game { known, ..GAMES[0] });
        let how = How { leaves: Leaves::Counted, threads: NonZeroUsize::MIN, table_mib: None };
        let mut out = Vec::new();
        let code = run(&games, &how, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        (text.lines().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect(), code)
    }

    #[test]
    fn a_row_has_what_was_found_what_is_known_and_the_verdict() {
        let (rows, code) = table([Known { depth: 3, leaves: 8902 }, Known { depth: 2, leaves: 401 }]);
        assert_eq!(rows[0], ["game", "depth", "leaves", "known", "seconds", "Mnodes/s"]);
        assert_eq!(rows[1][..5], ["chess", "3", "8902", "8902", "right"]);
        assert_eq!(rows[2][..5], ["chess", "2", "400", "401", "wrong"]);
        assert!(
            rows[1..]
                .iter()
                .all(|row| row.len() == 7 && row[5..].iter().all(|cell| cell.parse::<f64>().is_ok()))
        );
        assert_eq!(code, ExitCode::FAILURE);
    }

    #[test]
    fn it_succeeds_if_all_are_right() {
        let (_, code) = table([Known { depth: 0, leaves: 1 }, Known { depth: 3, leaves: 8902 }]);
        assert_eq!(code, ExitCode::SUCCESS);
    }
}
