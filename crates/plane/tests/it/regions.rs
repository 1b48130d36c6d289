//! Neighbours, rays and regions of planes that can be seen.

use rulebook_plane::{Direction, TileSet};

use crate::plane;

#[test]
fn a_ray_ends_at_the_first_gap() {
    let ring = plane(&["###", "#.#", "###"]);
    // 0 1 2
    // 3   4
    // 5 6 7
    let tile = |x, y| ring.tile_at(rulebook_plane::Cell::new(x, y)).unwrap();
    assert!(ring.ray(tile(0, 2), Direction::East).eq([tile(1, 2), tile(2, 2)]));
    assert!(ring.ray(tile(0, 1), Direction::East).next().is_none());
    assert!(ring.ray(tile(1, 0), Direction::NorthWest).eq([tile(0, 1)]));
    assert!(ring.ray(tile(0, 0), Direction::NorthEast).next().is_none());
    let mut ended = ring.ray(tile(1, 1 + 1), Direction::North);
    assert_eq!((ended.next(), ended.next()), (None, None));
}

#[test]
fn regions_by_sides_and_by_king_steps() {
    let spiral = plane(&["###", "#.#", "..#"]);
    // 0 1 2
    // 3   4
    //     5
    assert_eq!(spiral.side_region(0, spiral.tiles()), spiral.tiles());
    // Without the tile in the corner, only a corner connects the two arms.
    let open = spiral.tiles() - TileSet::of(2);
    assert!(spiral.side_regions(open).eq([TileSet::from_bits(0b001011), TileSet::from_bits(0b110000)]));
    assert!(spiral.king_regions(open).eq([open]));
    assert_eq!(spiral.side_regions(TileSet::EMPTY).next(), None);
}

#[test]
fn a_set_steps_as_a_whole() {
    let spiral = plane(&["###", "#.#", "..#"]);
    let all = spiral.tiles();
    assert_eq!(spiral.step(all, Direction::East), TileSet::from_bits(0b000110));
    assert_eq!(spiral.step(all, Direction::South), TileSet::from_bits(0b111000));
    // Numbers that no tile has.
    assert_eq!(spiral.step(TileSet::from_bits(!0b111111), Direction::East), TileSet::EMPTY);
}
