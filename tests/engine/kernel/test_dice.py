"""Keyed dice: fair, independent of one another, and the same everywhere."""

from collections import Counter

from engine.kernel.dice import die_face, keyed_draw

# Chi-square limits with a tail of one in ten thousand, from printed tables.
CHI_SQUARE_5 = 25.74
CHI_SQUARE_35 = 78.0


def _chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected


def test_faces_are_equally_likely() -> None:
    """Over 60,000 draws no face of a die is favoured."""
    faces: Counter[object] = Counter(
        die_face(keyed_draw(seed, turn, actor, 9, 0), 6)
        for seed in range(100)
        for turn in range(6)
        for actor in range(100)
    )

    assert len(faces) == 6
    assert _chi_square(faces, 6) < CHI_SQUARE_5


def test_neighbouring_keys_are_independent() -> None:
    """A die tells nothing of the next one, of the same throw, of the next actor or of the next seed."""
    neighbours = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    for seed_step, round_step, actor_step, draw_step in neighbours:
        pairs: Counter[object] = Counter(
            (
                die_face(keyed_draw(seed, 3, actor, 9, 2), 6),
                die_face(keyed_draw(seed + seed_step, 3 + round_step, actor + actor_step, 9, 2 + draw_step), 6),
            )
            for seed in range(300)
            for actor in range(100)
        )

        assert _chi_square(pairs, 36) < CHI_SQUARE_35
