//! `rulebook perft GAME DEPTH`

use super::{KIWIPETE, rulebook};

/// The leaves in a summary line, whose form is checked.
#[track_caller]
fn leaves(line: &str) -> u64 {
    let words: Vec<&str> = line.split(' ').collect();
    let [nodes, "nodes", "in", seconds, "s,", speed, "Mnodes/s"] = words[..] else { panic!("{line:?}") };
    assert!(seconds.parse::<f64>().is_ok() && speed.parse::<f64>().is_ok(), "{line:?}");
    nodes.parse().unwrap()
}

#[test]
fn it_counts_the_leaves() {
    for (args, nodes) in [
        (&["0"][..], 1),
        (&["1"], 20),
        (&["4"], 197281),
        (&["3", "--rules", "fide"], 8902),
        (&["3", "--rules", "jumbo", "--position", "start"], 8902),
        (&["3", "--position", "kiwipete"], 97862),
        (&["--position", KIWIPETE, "2"], 2039),
        (&["2", "--position", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"], 0),
    ] {
        let out = rulebook(&[&["perft", "chess"], args].concat()).fine();
        assert_eq!(out.lines().count(), 1, "{args:?}");
        assert_eq!(leaves(out.trim_end()), nodes, "{args:?}");
    }
}

#[test]
fn every_way_to_count_gives_the_same_number() {
    for bulk in [&[][..], &["--no-bulk"]] {
        for threads in [&[][..], &["--threads", "1"], &["--threads", "3"]] {
            for table in [&[][..], &["--hash", "1"]] {
                for divide in [&[][..], &["--divide"]] {
                    let args = [&["perft", "chess", "4"], bulk, threads, table, divide].concat();
                    let out = rulebook(&args).fine();
                    assert_eq!(leaves(out.lines().last().unwrap()), 197281, "{args:?}");
                }
            }
        }
    }
}

#[test]
fn divide_lists_the_moves_in_byte_order_and_their_sum() {
    let out = rulebook(&["perft", "chess", "3", "--divide", "--position", "kiwipete"]).fine();
    let lines: Vec<&str> = out.lines().collect();
    let (last, moves) = lines.split_last().unwrap();
    assert_eq!(moves.len(), 48);
    assert!(moves.is_sorted(), "{moves:?}");
    assert!(moves.contains(&"e1g1: 2059"), "{moves:?}");
    let sum: u64 = moves.iter().map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!((sum, leaves(last)), (97862, 97862));
}

#[test]
fn a_count_too_large_for_64_bits_is_refused() {
    let kings = "8/8/8/4k3/8/8/8/4K3 w - - 0 1";
    for report in [&[][..], &["--json"], &["--divide"]] {
        let args = [&["perft", "chess", "30", "--hash", "64", "--position", kings], report].concat();
        assert_eq!(rulebook(&args).refused(), "DEPTH: 30 plies have too many leaves for 64 bits");
    }
}

#[test]
fn divide_at_depth_0_has_no_move_and_one_leaf() {
    let out = rulebook(&["perft", "chess", "0", "--divide"]).fine();
    assert_eq!((out.lines().count(), leaves(out.trim_end())), (1, 1));
}

#[test]
fn json_is_one_object_and_nothing_else() {
    let out =
        rulebook(&["perft", "chess", "3", "--json", "--rules", "fide", "--position", "kiwipete"]).fine();
    assert_eq!(out.lines().count(), 1);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    let seconds = object["seconds"].as_f64().unwrap();
    let expected = serde_json::json!({
        "game": "chess", "rules": "fide", "position": KIWIPETE, "depth": 3, "nodes": 97862, "seconds": seconds,
    });
    assert_eq!(object, expected);
    let keys = ["game", "rules", "position", "depth", "nodes", "seconds"];
    let places: Vec<_> = keys.iter().map(|key| out.find(&format!("\"{key}\":"))).collect();
    assert!(places.is_sorted(), "{out}");
}
