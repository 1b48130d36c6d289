//! How a count is said.

use std::fmt;

use serde::Serialize;

use super::{Count, Order};

/// `NODES nodes in S s, M Mnodes/s`
pub(super) fn summary(count: Count) -> String {
    let Count { nodes, time } = count;
    format!("{nodes} nodes in {:.3} s, {:.1} Mnodes/s", time.as_secs_f64(), mega_nodes_a_second(count))
}

/// Millions of leaves a second; what took no time is taken to have taken a nanosecond.
#[expect(clippy::cast_precision_loss, reason = "nobody reads the fifteenth digit of a speed")]
pub(super) fn mega_nodes_a_second(Count { nodes, time }: Count) -> f64 {
    nodes as f64 / 1e6 / time.as_secs_f64().max(1e-9)
}

/// A count as a JSON object.
#[derive(Serialize)]
pub(super) struct Json {
    game: &'static str,
    rules: &'static str,
    position: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

impl Json {
    pub(super) fn new(order: &Order, position: String, count: Count) -> Self {
        let Order { game, rules, depth, .. } = *order;
        Json { game, rules, position, depth, nodes: count.nodes, seconds: count.time.as_secs_f64() }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_summary_has_the_sum_the_time_and_the_speed() {
        for (nodes, millis, line) in [
            (119060324, 500, "119060324 nodes in 0.500 s, 238.1 Mnodes/s"),
            (0, 0, "0 nodes in 0.000 s, 0.0 Mnodes/s"),
            (1, 0, "1 nodes in 0.000 s, 1000.0 Mnodes/s"),
        ] {
            assert_eq!(summary(Count { nodes, time: Duration::from_millis(millis) }), line);
        }
    }
}
