"""What differs between two packs, in words: worked out by hand for a few changes to one pack."""

from pathlib import Path

import pytest

from engine.experiments.records import comparisons as told
from engine.experiments.records.comparisons import differences
from engine.experiments.records.states import changes_to, read_state, state_of, state_text
from musterpress import api
from musterpress.api.packs import sound


@pytest.fixture(scope="module")
def pack() -> api.Pack:
    return api.load("maneuvers")


def test_the_same_pack_differs_in_nothing(pack: api.Pack) -> None:
    """No line."""
    assert differences(pack.read, pack.read) == ()


def test_a_value_is_told_as_it_is_and_was(pack: api.Pack) -> None:
    """Rules first, by what is in force, then documents by kind and id."""
    changed = pack.changed("character", "brandt", {"melee": 2}).changed("rules", "as_ruled", {"dice.action": 8})

    assert differences(pack.read, changed.read) == (
        "rules: dice.action is 8, was 6",
        "character brandt: melee is 2, was 4",
    )
    assert differences(changed.read, pack.read)[-1] == "character brandt: melee is 4, was 2"


def test_a_document_is_new_or_gone(pack: api.Pack) -> None:
    """One that no other names, taken out in memory."""
    path = pack.loaded("player", "careful").path
    without = sound(pack.read.folder, {path: None})

    assert differences(pack.read, without.read) == ("player careful is gone",)
    assert differences(without.read, pack.read) == ("player careful is new",)


def test_many_lines_are_counted(pack: api.Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that another game does not fill the screen."""
    monkeypatch.setattr(told, "MOST_TOLD", 1)
    changed = pack.changed("character", "brandt", {"melee": 2, "firefight": 1, "athletics": 1})

    assert differences(pack.read, changed.read)[1] == "and 2 more"


def test_a_state_brings_the_pack_back_as_it_was(pack: api.Pack) -> None:
    """Changed files, new ones and those that are gone; through the text of a file."""
    path = pack.loaded("player", "careful").path
    state = read_state(state_text(state_of(pack.read, Path.read_bytes)).encode())
    now = sound(pack.read.folder, {path: None}).changed("character", "brandt", {"melee": 2})
    assert len(differences(pack.read, now.read)) == 2

    then = sound(pack.read.folder, {**now.changes, **changes_to(state, now.read)})
    assert differences(pack.read, then.read) == ()
    fewer = state_of(now.read, lambda each: now.changes.get(each) or each.read_bytes())
    assert differences(now.read, sound(pack.read.folder, changes_to(fewer, pack.read)).read) == ()
