"""What is checked of chapters beyond the examples: rules in remarks and terms, and packs that build on others."""

from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from engine.paths import CONTENT

PACK = """\
kind: pack
id: tested
system: seven_seconds
version: 1.0.0
title: Tested
authors: [A. Tester]
licence: CC-BY-4.0
format: 1
extends: seven_seconds
"""
CHAPTER = """\
kind: chapter
id: tested
title: Tested
place: 10
text: |
  See 7S.TGT.5, and a battle.

  ![Told](told)
terms:
  die: A cube, 7S.TGT.999.
figures:
  told:
    type: story
    battle:
      seed: 3
      forces: {red: puc, blue: nobody}
    remarks:
      rifle_result: See 7S.RIF.999.
"""


def said(folder: Path, **documents: str) -> list[tuple[str, int]]:
    """The codes of what is wrong with the pack's own documents, and their lines."""
    for name, text in {"pack": PACK, **documents}.items():
        folder.joinpath(f"{name}.yaml").write_text(text, encoding="utf-8")
    return [(found.code, found.line) for found in check_packs([folder], shelf=[CONTENT]).diagnostics]


def test_rules_forces_and_terms_are_looked_up_in_the_pack_that_is_extended(tmp_path: Path) -> None:
    """7S.TGT.5 and the force `puc` are of the shipped pack; rules 999 and the force `nobody` are of none."""
    assert said(tmp_path, chapter=CHAPTER) == [("unknown-rule", 10), ("figure-of-nothing", 16), ("unknown-rule", 18)]


def test_a_rule_of_a_faulty_rulebook_is_not_called_unknown(tmp_path: Path) -> None:
    """Nobody knows what a rulebook says that cannot be read, so only its fault is reported."""
    chapter = "kind: chapter\nid: one\ntitle: One\nplace: 1\ntext: See HOME.GEN.1.\n"

    assert said(tmp_path, chapter=chapter, book="kind: rulebook\nid: book\ntitle: Book\n") == [("missing-key", 1)]


def test_tables_within_what_is_set_apart_and_bars_of_the_text_are_no_faults(tmp_path: Path) -> None:
    """A bar after a backslash parts no cells, with or without bars at both ends."""
    table = "  | a | b |\n  | - | - |\n  | 1 \\| 2 | 3 |\n  1 | 2 \\|\n"
    chapter = f"kind: chapter\nid: one\ntitle: One\nplace: 1\ntext: |\n{table}\n  > | a |\n  > | - |\n"

    assert said(tmp_path, chapter=chapter) == []


def test_a_seat_that_the_game_has_not_is_told_with_the_seat_that_was_meant(tmp_path: Path) -> None:
    """Seats are keys of `forces`: 7 Seconds has red and blue, and `bleu` would leave blue to chance."""
    chapter = CHAPTER.replace("blue: nobody", "bleu: zane").replace("999", "1")
    tmp_path.joinpath("pack.yaml").write_text(PACK, encoding="utf-8")
    tmp_path.joinpath("chapter.yaml").write_text(chapter, encoding="utf-8")

    (found,) = check_packs([tmp_path], shelf=[CONTENT]).diagnostics

    assert (found.code, found.line, found.hint) == ("figure-of-nothing", 16, "did you mean `blue`?")


def test_players_of_a_battle_are_looked_up_too(tmp_path: Path) -> None:
    """`random` plays in every pack, `nobody` in none, and there is no seat `bleu`."""
    players = "forces: {red: puc}\n      players: {red: random, blue: nobody, bleu: random}"
    chapter = CHAPTER.replace("forces: {red: puc, blue: nobody}", players).replace("999", "1")

    assert said(tmp_path, chapter=chapter) == [("figure-of-nothing", 17), ("figure-of-nothing", 17)]


@pytest.mark.parametrize("name", ["nobody.yaml", "nobody.yaml.txt"])
def test_a_force_whose_file_cannot_be_read_is_not_called_missing(tmp_path: Path, name: str) -> None:
    """The file is there, so only its own fault is reported: a colon is missing, or its name ends wrongly."""
    tmp_path.joinpath(name).write_text("kind: faction\nid nobody\nname: @home\n", encoding="utf-8")

    codes = {code for code, _line in said(tmp_path, chapter=CHAPTER.replace("999", "1"))}

    assert codes
    assert "figure-of-nothing" not in codes


def test_a_figure_of_nothing_is_not_told_what_of_other_kinds_there_is(tmp_path: Path) -> None:
    """A pack has dozens of names; `nobody` is like none of them."""
    tmp_path.joinpath("pack.yaml").write_text(PACK, encoding="utf-8")
    tmp_path.joinpath("chapter.yaml").write_text(CHAPTER.replace("999", "1"), encoding="utf-8")

    (found,) = check_packs([tmp_path], shelf=[CONTENT]).diagnostics

    assert found.hint == "name a document of this pack, or of the one it extends"
