"""What the referee makes of positions laid out by hand."""

import pytest

from tests.referees.infantry.battles import pack_of, rows
from tests.referees.infantry.bench import bench
from tests.referees.infantry.documents import OTHER
from tests.referees.infantry.fleeing import shelters

EDGE = (0, 0)


@pytest.mark.parametrize(("seed", "room"), [(0, 1), (37, 2)])
def test_the_shaken_flee_to_where_there_is_room(seed: int, room: int) -> None:
    """IN.GAP.28, IN.GAP.39: a dot of the own edge shelters as many as may share it, and nobody beside an enemy."""
    table = bench(rows(seed)[0], [], pack_of(seed))
    assert table.rules.terrain.per_dot == room
    own = [each for each in table.soldiers.values() if each.side == "a"]
    enemy = next(each for each in table.soldiers.values() if each.side == OTHER["a"])
    own[0].spot = (5, 0)

    for friend in own[1 : 1 + room]:
        assert shelters(table, own[0], EDGE)
        friend.spot = EDGE
    assert not shelters(table, own[0], EDGE)
    for friend in own[1:]:
        friend.spot = None
    enemy.spot = EDGE
    own[0].spot = EDGE
    assert not shelters(table, own[0], EDGE)
