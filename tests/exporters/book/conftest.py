"""A small pack whose rulebook every test of this folder can read through: rules that are told by a word each."""

from pathlib import Path

import pytest

from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack, read_packs

RULES = 70
PACK = """\
kind: pack
id: told
system: seven_seconds
version: 1.0.0
title: Told
authors: [A. Tester]
licence: MIT
format: 1
"""
CHAPTER = """\
kind: chapter
id: begin
title: Begin here
place: 10
text: |
  # What you need

  Some **dice**, and see 7S.TELL.60.

  > Ask somebody who knows 7S.TELL.1.

  | die | chance |
  | --- | --- |
  | 1 | 7S.TELL.2 |

  10. Sit down.
  11. Stand up.
terms:
  wordcloud: What a text is made of.
"""


def token(number: int) -> str:
    """The word that only the rule of a number has."""
    return f"quagga{number:03}x"


def rule_id(number: int) -> str:
    """The rules of the first area are the first half, and some after those of the second one."""
    return f"7S.{'SHOW' if RULES // 2 < number <= 58 else 'TELL'}.{number}"


def rulebook_text() -> str:
    """A rulebook of two areas; each rule refers to another one far from it."""
    rules = [
        f"  - {{id: {rule_id(at)}, section: Told, text: 'The {token(at)} stands here, and has some more words to fill "
        f"its lines; for what comes of it see {rule_id(at % RULES + 1)}.'}}"
        for at in range(1, RULES + 1)
    ]
    return "kind: rulebook\nid: rulebook\ntitle: Told\nareas: {TELL: To tell, SHOW: To show}\nrules:\n" + "\n".join(
        rules
    )


@pytest.fixture(scope="session")
def told(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """The pack, as read."""
    folder: Path = tmp_path_factory.mktemp("packs") / "told"
    folder.joinpath("chapters").mkdir(parents=True)
    for name, text in {"pack": PACK, "rulebook": rulebook_text(), "chapters/begin": CHAPTER}.items():
        folder.joinpath(f"{name}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder])
    assert reading.diagnostics == ()
    return reading.packs[0]


@pytest.fixture(scope="session")
def told_book(told: Pack) -> bytes:
    """Its rulebook, on A5."""
    return printed(told, PrintOrder(only=("rulebook",), paper="a5"))


def printed(pack: Pack, order: PrintOrder) -> bytes:
    """The one file of an order that nothing is wrong with."""
    export = export_pack(pack, order)
    assert export.diagnostics == ()
    [artifact] = export.artifacts
    return artifact.data
