from schemas.edits.edits import Delete, Set
from schemas.edits.patch import Refused
from studio.core.checking import Checker
from studio.core.history import Focus
from studio.core.workspace import Workspace


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
    """After many edits only the texts of the last check are remembered."""
    checker, current = Checker(), workspace
    for number in range(30):
        current = edited(current, "rules.yaml", Set(("title",), f"Rules {number}"))
        checker.check(current)

    fresh = Checker()
    fresh.check(current)
    assert len(checker.memory._texts) == len(fresh.memory._texts)


def test_a_character_that_cannot_be_printed_is_said_of_the_text_in_memory(workspace: Workspace) -> None:
    """Before anything is saved or drawn."""
    wrong = edited(workspace, "pack.yaml", Set(("title",), "Odd \N{PILE OF POO}"))

    assert ("pack.yaml", 6, "missing-glyph") in codes(wrong, Checker())
