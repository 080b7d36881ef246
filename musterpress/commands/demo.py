"""`musterpress demo`: the whole way once, from YAML to a verdict, a battle and printed cards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from engine.battle import fight
from engine.modes import mode_sentence
from engine.orders import BattleOrder
from engine.seven_seconds.legality import faction_findings, point_buy
from exporters import export_pack
from musterpress.commands.battle import title
from musterpress.commands.export import write_export
from musterpress.console import say, say_table
from musterpress.files import write_inside
from musterpress.shelf import check_paths, find_pack
from musterpress.verdict import has_errors, print_verdict
from schemas.base import Document
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.packs import Pack
from schemas.report import inert

PACK = "seven_seconds"
SEED = 7
EXCERPT = 12  # sentences of the battle that are shown


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
    """Print a row for each faction and rating: points spent, budget, verdict on the faction."""
    rows = [row for loaded in pack.of_kind("faction") for row in legality_rows(loaded.model, pack.rules)]
    say_table(("faction", "rating", "points", "legal"), rows)


def legality_rows(faction: Document, rules: Document) -> Iterator[tuple[str, str, str, str]]:
    """Yield a row for each rating of `faction`."""
    if isinstance(faction, Faction) and isinstance(rules, Rules):
        legal = "no" if faction_findings(faction, rules) else "yes"
        for points in point_buy(faction, rules):
            yield faction.name, points.rating.value, f"{points.spent} of {points.budget}", legal


def print_battle(pack: Pack, folder: Path) -> None:
    """Fight a battle, print how it began and ended, and write all of it into `folder`."""
    fought = fight(pack, BattleOrder(red=None, blue=None, map=None, seed=SEED, mode="auto"))
    sentences = tuple(fought.sentences())
    story = "".join(f"{inert(sentence)}\n" for sentence in sentences)
    say(title(fought))
    if fought.header["mode"] == "plain":
        say(f"Mode: {mode_sentence()}")
    for sentence in (*sentences[:EXCERPT], "...", *sentences[-EXCERPT:]):
        say(f"  {sentence}")
    say(f"The whole battle:  {write_inside(folder, 'battle.txt', story.encode())}")
    say(f"Its log:           {write_inside(folder, 'battle.jsonl', fought.jsonl().encode())}")
