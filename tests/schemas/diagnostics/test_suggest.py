"""Names that were meant, and lists of them."""

import pytest

from schemas.diagnostics.wording import cut, listed, of_like_meaning


@pytest.mark.parametrize(("many", "shown", "left"), [(5, 5, 0), (10, 10, 0), (11, 5, 6)])
def test_a_list_is_cut_only_where_that_spares_half_of_it(many: int, shown: int, left: int) -> None:
    """Nobody reads "and 2 more" where the two take no more room."""
    assert cut(range(many), 5) == (range(shown), left)


def test_names_that_are_left_out_are_counted() -> None:
    """Of three names where one is asked for, two are left out; of two none is."""
    assert listed(["a", "b", "c"], 1) == "`a` and 2 more"
    assert listed(["a", "b"], 1) == "`a`, `b`"


@pytest.mark.parametrize(
    ("name", "known", "meant"),
    [
        ("title", ["id", "name"], "name"),
        ("Title", ["name"], "name"),
        ("title", ["id"], None),
        ("most", ["to", "max"], None),
    ],
)
def test_another_word_for_a_key_is_known_where_it_can_mean_one_only(
    name: str, known: list[str], meant: str | None
) -> None:
    """`title` is `name` where there is one; a word for two of them is none."""
    assert of_like_meaning(name, known) == meant
