"""`musterpress demo`: the whole way once, from YAML to a verdict, a battle and printed cards."""

from pathlib import Path
from typing import Annotated

import typer

from engine.battle import fight
from engine.modes import mode_sentence
from engine.orders import BattleOrder
from engine.seven_seconds.legality import faction_findings, point_buy
from exporters import export_pack
from musterpress.commands.battle import title
from musterpress.console import say, say_table
from musterpress.files import write_inside
from musterpress.kits import write_export
from musterpress.shelf import check_paths, find_pack
from musterpress.verdict import has_errors, print_verdict
from schemas.base import Document
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating
from schemas.packs import Pack
from schemas.report import inert

PACK = "seven_seconds"
SEED = 7
OPENING, FIGHT, ENDING = 7, 8, 8  # sentences of the battle that are shown
BLOOD = "is destroyed."


def demo(
    to: Annotated[Path, typer.Option(metavar="DIR", help="Folder for the log and the sheets.")] = Path("out"),
) -> None:
    """Check the shipped pack, fight a battle, print its cards.

    Everything it makes lies in one folder, and it says where.
    """
    heading(f"1. Check the pack {PACK}")
    checked = check_paths((find_pack(PACK),))
    print_verdict(checked)
    if has_errors(checked):
        raise typer.Exit(1)
    pack = checked.packs[0]
    heading("2. Are its factions legal?")
    print_legality(pack)
    heading("3. A battle")
    print_battle(pack, to)
    heading("4. Cards and sheets to print")
    for path in write_export(export_pack(pack), to / "print"):
        say(f"  {path}")


def heading(text: str) -> None:
    """Print a heading with an empty line above it."""
    say()
    say(text, style="bold")


def print_legality(pack: Pack) -> None:
    """Print a row for each faction: the points each rating spends of its budget, and the verdict."""
    rows = [legality_row(loaded.model, pack.rules) for loaded in pack.of_kind("faction")]
    say_table(("faction", *(rating.value for rating in Rating), "legal"), rows)


def legality_row(faction: Document, rules: Document) -> tuple[str, ...]:
    """Return the row of one faction.

    Raises:
        TypeError: The documents are not a faction and the rules of 7 Seconds.
    """
    if not isinstance(faction, Faction) or not isinstance(rules, Rules):
        raise TypeError(f"the demo shows 7 Seconds factions, got {faction.kind!r}")
    points = (f"{rating.spent} of {rating.budget}" for rating in point_buy(faction, rules))
    return (faction.name, *points, "no" if faction_findings(faction, rules) else "yes")


def print_battle(pack: Pack, folder: Path) -> None:
    """Fight a battle, print how it began and ended, and write all of it into `folder`."""
    fought = fight(pack, BattleOrder(red=None, blue=None, map=None, seed=SEED, mode="auto"))
    sentences = tuple(fought.sentences())
    story = "".join(f"{inert(sentence)}\n" for sentence in sentences)
    say(title(fought.header))
    if fought.header["mode"] == "plain":
        say(f"Mode: {mode_sentence()}")
    for sentence in excerpt(sentences):
        say(f"  {sentence}")
    say(f"  The whole battle:  {write_inside(folder, 'battle.txt', story.encode())}")
    say(f"  Its log:           {write_inside(folder, 'battle.jsonl', fought.jsonl().encode())}")


def excerpt(sentences: tuple[str, ...]) -> tuple[str, ...]:
    """Return how a battle begins, its first blood (or else its middle), and how it ends."""
    blood = next((i for i, text in enumerate(sentences) if text.endswith(BLOOD)), len(sentences) // 2)
    return (*sentences[:OPENING], "...", *sentences[blood - FIGHT + 1 : blood + 1], "...", *sentences[-ENDING:])
