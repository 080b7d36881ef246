import pytest

from engine.checking.checks import check_packs
from engine.games.seven_seconds.legality.factions import point_buy
from engine.paths import CONTENT
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack


@pytest.fixture(scope="module")
def pack() -> Pack:
    [pack] = check_packs([CONTENT / "homebrew_example"]).packs
    return pack


def test_it_is_the_work_of_another_author(pack: Pack) -> None:
    """The example has its own author and licence, and builds on the shipped pack."""
    assert pack.manifest.authors == ("Rosa Quill",)
    assert pack.manifest.extends == "seven_seconds"
    assert pack.manifest.licence != "CC-BY-4.0"


def test_it_adds_a_faction_two_missions_and_a_layout_and_changes_two_parameters(pack: Pack) -> None:
    """Its own documents are few, and its rules document changes two values and nothing else."""
    own = sorted(loaded.kind for loaded in pack.documents)
    assert own == ["faction", "layout", "mission_card", "mission_card", "rules"]

    as_ruled = Rules(kind="rules", id="as_ruled", title="As ruled")
    changed = {"faction": {"points_per_rating": 7}, "activation": {"extra_blips": 2}}
    expected = as_ruled.model_copy(
        update={name: getattr(as_ruled, name).model_copy(update=values) for name, values in changed.items()}
    )
    named = {"id", "title", "description"}
    assert pack.rules.model_dump(exclude=named) == expected.model_dump(exclude=named)


def test_its_faction_spends_the_homebrew_budget(pack: Pack) -> None:
    """Seven points a rating: lines of 13, 20 and 27."""
    faction = pack.find("faction", "lantern_fleet")
    assert faction is not None
    assert isinstance(faction.model, Faction)
    assert isinstance(pack.rules, Rules)

    assert [(row.spent, row.total) for row in point_buy(faction.model, pack.rules)] == [(7, 13), (7, 20), (7, 27)]


def test_it_can_be_played_by_itself(pack: Pack) -> None:
    """Cards, maps and the other factions come from the pack it extends."""
    assert len(pack.of_kind("faction")) == 4
    assert pack.find("mission_card", "cut_the_wire") is not None
    assert pack.find("faction", "seven_seconds:zane") is not None
