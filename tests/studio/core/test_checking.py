from engine.paths import CONTENT
from schemas.edits.edits import Delete, Set
from schemas.edits.patch import Refused
from schemas.packs.drafts import Memory
from studio.core.checking import Checker
from studio.core.opening import open_workspace
from studio.core.workspace import Focus, Workspace


def codes(workspace: Workspace, checker: Checker) -> list[tuple[str, int, str]]:
    found = checker.check(workspace).diagnostics
    return [(one.path.rpartition("/")[2], one.line, one.code) for one in found]


def edited(workspace: Workspace, name: str, *edits: Set | Delete) -> Workspace:
    found = workspace.edit(Focus(name), edits, "Edit")
    assert not isinstance(found, Refused), found
    return found


def test_what_is_wrong_is_said_of_the_text_in_memory(workspace: Workspace) -> None:
    """A number past its limit in unsaved rules is found in its line, and gone when it is undone."""
    checker = Checker()
    before = codes(workspace, checker)

    wrong = edited(workspace, "rules.yaml", Set(("activation", "extra_blips"), -1))
    found = codes(wrong, checker)

    assert [place[:2] for place in found if place not in before] == [("rules.yaml", 6)]
    assert codes(wrong.undo(), checker) == before


def test_an_unsaved_manifest_and_an_unsaved_file_count(workspace: Workspace) -> None:
    """A key gone from pack.yaml in memory is missed; a document in a folder that is not there yet is read."""
    checker = Checker()

    without = edited(workspace, "pack.yaml", Delete(("licence",)))
    added = workspace.change("New", {"missions/new.yaml": b"kind: mission_card\nid: new\n"})

    assert ("pack.yaml", 1, "missing-key") in codes(without, checker)
    assert isinstance(added, Workspace)
    assert any(name == "new.yaml" for name, _line, _code in codes(added, checker))


def test_a_long_session_does_not_pile_up_what_it_read(workspace: Workspace) -> None:
    """After many edits at most twice of what a check asks for is remembered, and what the last one added."""
    fresh, checker, current = Checker(), Checker(Memory(least_kept=0)), workspace
    fresh.check(current)
    sizes = []
    for number in range(30):
        current = edited(current, "rules.yaml", Set(("activation", "extra_blips"), number))
        checker.check(current)
        sizes.append(len(checker.memory))
    assert max(sizes) <= 3 * len(fresh.memory)
    assert min(sizes[-10:]) < 2 * len(fresh.memory)


def test_what_did_not_change_is_the_same_again() -> None:
    """The documents of other files stay the very objects, though what nobody asks for is forgotten meanwhile."""
    checker, current = Checker(Memory(least_kept=0)), open_workspace(CONTENT / "seven_seconds")
    assert isinstance(current, Workspace)
    [before] = checker.check(current).packs
    for number in range(4):
        current = edited(current, "rules.yaml", Set(("activation", "extra_blips"), number))
        [after] = checker.check(current).packs
    others = [one for one in before.documents if one.path.name != "rules.yaml"]
    assert others
    assert all(any(one is other for other in after.documents) for one in others)


def test_a_character_that_cannot_be_printed_is_said_of_the_text_in_memory(workspace: Workspace) -> None:
    """Before anything is saved or drawn."""
    wrong = edited(workspace, "pack.yaml", Set(("title",), "Odd \N{PILE OF POO}"))

    assert ("pack.yaml", 6, "missing-glyph") in codes(wrong, Checker())
