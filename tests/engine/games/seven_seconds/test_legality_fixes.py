from itertools import combinations_with_replacement, product

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.seven_seconds.legality.fixes import Change, Ladder, cheapest_fix
from schemas.models.seven_seconds.rules.forces import FactionRules
from schemas.models.seven_seconds.words import Rating, Stat

RULES = st.builds(
    FactionRules,
    stat_min=st.integers(0, 1),
    stat_max=st.integers(2, 4),
    points_per_rating=st.integers(0, 4),
)
LADDERS = st.lists(st.tuples(*[st.integers(0, 6)] * 3), min_size=1, max_size=3).map(tuple)


def legal(ladders: tuple[Ladder, ...], rules: FactionRules, *, spend_all: bool) -> bool:
    """Tell whether stats obey 7S.FAC.5 to 7S.FAC.9, from the wording of the rules."""
    if any(not rules.stat_min <= a <= b <= c <= rules.stat_max for a, b, c in ladders):
        return False
    reserve, veteran, spec_ops = (sum(ladder[i] for ladder in ladders) for i in range(3))
    spent = [reserve - rules.stat_min * len(ladders), veteran - reserve, spec_ops - veteran]
    return max(spent) <= rules.points_per_rating and (not spend_all or min(spent) == rules.points_per_rating)


def least_change(ladders: tuple[Ladder, ...], rules: FactionRules, *, spend_all: bool) -> int | None:
    """Return the least total change of all legal factions, by trying every one of them."""
    rungs = list(combinations_with_replacement(range(rules.stat_min, rules.stat_max + 1), 3))
    return min(
        (
            sum(abs(a - b) for old, new in zip(ladders, tried, strict=True) for a, b in zip(old, new, strict=True))
            for tried in product(rungs, repeat=len(ladders))
            if legal(tried, rules, spend_all=spend_all)
        ),
        default=None,
    )


def fixed(ladders: tuple[Ladder, ...], changes: tuple[Change, ...]) -> tuple[Ladder, ...]:
    values = {(change.stat, change.rating): change.new for change in changes}
    rows = [
        [values.get((stat, rating), old) for rating, old in zip(Rating, ladder, strict=True)]
        for stat, ladder in zip(Stat, ladders, strict=False)
    ]
    return tuple((a, b, c) for a, b, c in rows)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(ladders=LADDERS, rules=RULES, spend_all=st.booleans())
def test_no_fix_is_cheaper(ladders: tuple[Ladder, ...], rules: FactionRules, spend_all: bool) -> None:
    """The fix makes the stats legal, and none of all legal factions is nearer."""
    changes = cheapest_fix(ladders, rules, spend_all=spend_all)

    least = least_change(ladders, rules, spend_all=spend_all)
    if changes is None:
        assert least is None
    else:
        assert legal(fixed(ladders, changes), rules, spend_all=spend_all)
        assert sum(abs(change.new - change.old) for change in changes) == least


def test_fewer_values_win_among_equal_fixes() -> None:
    """One value two steps up is said sooner than two values one step up or down."""
    ladders: tuple[Ladder, ...] = ((1, 1, 3), (1, 1, 3))

    [change] = cheapest_fix(ladders, FactionRules(points_per_rating=2), spend_all=False) or ()

    assert (change.rating, change.old, change.new) == (Rating.VETERAN, 1, 3)


def test_a_fix_leaves_no_point_unspent_where_it_has_the_choice() -> None:
    """Raising the Veteran costs as much as lowering the Spec Ops, and spends the point the Veteran had left."""
    ladders: tuple[Ladder, ...] = ((1, 1, 3),)

    assert cheapest_fix(ladders, FactionRules(points_per_rating=1), spend_all=False) == (
        Change(Rating.VETERAN, Stat.SENSORS, 1, 2),
    )


def test_the_value_that_sticks_out_is_the_one_to_fix() -> None:
    """Of six veteran values that could be lowered, the one two steps above its Reserve value is named."""
    ladders: tuple[Ladder, ...] = ((2, 3, 4), (2, 3, 4), (2, 4, 5), (2, 3, 4), (2, 3, 4), (2, 3, 3))

    assert cheapest_fix(ladders, FactionRules(), spend_all=False) == (Change(Rating.VETERAN, Stat.ARMOUR, 4, 3),)


def test_legal_stats_need_no_fix() -> None:
    """A faction at its budget is left alone."""
    assert cheapest_fix(((2, 3, 4),) * 6, FactionRules(), spend_all=True) == ()
