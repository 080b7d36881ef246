"""The rules of a pack, parameter by parameter."""

import shutil
from pathlib import Path

import pytest

from engine.paths import CONTENT
from schemas.kinds import RULES
from schemas.systems import SYSTEM_NAMES, SystemName
from studio.core.documents import kinds_here
from studio.core.entries import Entry
from studio.core.opening import open_workspace
from studio.core.session import Session
from studio.core.workspace import Workspace
from studio.views.house_rules import Parameter, found, groups, parameters, put_back, rule_texts, rules_entry
from tests.studio.shipped import session_of


@pytest.fixture
def homebrew(tmp_path: Path) -> Session:
    """The example of house rules, which extends 7 Seconds."""
    return session_of(tmp_path, "homebrew_example")


def entry(session: Session) -> Entry:
    shown = rules_entry(session)
    assert shown is not None
    return shown


def changed(session: Session) -> dict[str, Parameter]:
    hits = found(kinds_here(session)[RULES], entry(session), "", only_changed=True)
    return {".".join(map(str, one.row.at)): one for one in hits}


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_the_game_as_it_is_changes_nothing(system: SystemName, tmp_path: Path) -> None:
    """Though its rules document spells every parameter out."""
    assert changed(session_of(tmp_path, system)) == {}


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_every_parameter_has_its_rules_and_their_words(system: SystemName, tmp_path: Path) -> None:
    """From the rulebook of the pack."""
    session = session_of(tmp_path, system)
    texts = rule_texts(session.pack)
    kind = kinds_here(session)[RULES]

    for group in groups(kind, entry(session)):
        for one in parameters(kind, entry(session), group.at):
            assert {*one.rules} <= {*texts}


def test_what_the_example_changes_is_marked(homebrew: Session) -> None:
    """With what it was."""
    hits = changed(homebrew)

    assert {name: (one.below, one.value) for name, one in hits.items()} == {
        "faction.points_per_rating": (6, 7),
        "activation.extra_blips": (3, 2),
    }


def test_a_change_put_back_leaves_no_trace(homebrew: Session) -> None:
    """An empty group goes too, and the rest of the file stays as it is."""
    before = homebrew.workspace.files["rules.yaml"].decode()

    assert put_back(homebrew, entry(homebrew), ("activation", "extra_blips"))

    after = homebrew.workspace.files["rules.yaml"].decode()
    assert "activation" not in after
    assert after.startswith(before[: before.index("activation:")].rstrip())
    assert {*changed(homebrew)} == {"faction.points_per_rating"}


def test_what_is_not_stated_shows_what_is_below(homebrew: Session) -> None:
    """And putting it makes it a change of this pack alone."""
    shown = entry(homebrew)
    assert shown.value(("missile", "own_counters")) == 1

    assert homebrew.put(shown.at("missile", "own_counters"), 3, "Change own counters")
    assert changed(homebrew)["missile.own_counters"].value == 3
    assert homebrew.pack is not None
    assert homebrew.pack.rules.model_dump()["missile"]["own_counters"] == 3


def test_words_find_parameters(homebrew: Session) -> None:
    """By name, by meaning, by rule; all words have to be there."""
    kind = kinds_here(homebrew)[RULES]

    def hits(words: str) -> set[str]:
        return {".".join(map(str, one.row.at)) for one in found(kind, entry(homebrew), words, only_changed=False)}

    assert "missile.own_counters" in hits("missile own")
    assert "activation.extra_blips" in hits("7s.act.4")
    assert hits("no such parameter anywhere") == set()


def test_a_pack_without_rules_has_none_to_show(tmp_path: Path) -> None:
    """Until it begins some."""
    root = Path(shutil.copytree(CONTENT / "homebrew_example", tmp_path / "bare"))
    (root / "rules.yaml").unlink()
    workspace = open_workspace(root)
    assert isinstance(workspace, Workspace)

    assert rules_entry(Session(workspace)) is None
