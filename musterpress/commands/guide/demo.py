"""`musterpress demo`: the whole way once, from YAML to a verdict, a battle and printed cards."""

from pathlib import Path
from typing import Annotated

import typer

from engine.battles.battle import fight
from engine.battles.modes import mode_sentence
from engine.battles.orders import BattleOrder
from engine.battles.played import not_yet_fought
from engine.battles.telling import report
from engine.systems import SYSTEMS
from exporters.kit.export import export_pack
from exporters.systems import products_in
from musterpress.arguments.options import ForceOption
from musterpress.arguments.packs import check_paths, find_pack, open_pack
from musterpress.reports.headlines import has_errors, print_verdict, title
from musterpress.terminal import say, say_table
from musterpress.writing.files import FileSet, write_set
from musterpress.writing.kits import KIT, refuse_faulty, write_export
from schemas.packs.packs import Pack
from schemas.packs.report import inert
from schemas.systems import SystemName

SEED = 7
OPENING, FIGHT, ENDING = 7, 8, 8  # sentences of the battle that are shown
BLOOD = "is destroyed."


def demo(
    pack: Annotated[str, typer.Argument(metavar="PACK", help="Id of a shipped pack.")] = "seven_seconds",
    to: Annotated[Path, typer.Option(metavar="DIR", help="Folder for the log and the sheets.")] = Path("out"),
    force: ForceOption = False,
) -> None:
    """Check a shipped pack, fight a battle, print its cards.

    Everything it makes lies in one folder, and it says where.
    """
    heading(f"1. Check the pack {pack}")
    checked = check_paths((find_pack(pack),))
    print_verdict(checked)
    if has_errors(checked):
        raise typer.Exit(1)
    shown = checked.packs[0]
    print_legality(shown)
    heading("3. A battle")
    print_battle(shown, to, force=force)
    print_other_battles(shown.manifest.system)
    heading("4. Cards and sheets to print")
    print_kit(shown, to / "print", force=force)


def heading(text: str) -> None:
    """Print a heading with an empty line above it."""
    say()
    say(text, style="bold")


def print_legality(pack: Pack) -> None:
    """Print whether the forces of the pack are legal, a row each."""
    legality = SYSTEMS[pack.manifest.system].legality
    if legality is None:
        heading("2. Is it legal?")
        say("  Its system judges no forces yet.")
        return
    table = legality()
    heading(f"2. {table.question}")
    say_table(table.columns, [*table.rows(pack)])


def print_battle(pack: Pack, folder: Path, *, force: bool) -> None:
    """Fight a battle, print how it began and ended, and write all of it into `folder`; or say that none can be."""
    if SYSTEMS[pack.manifest.system].battles is None:
        say(f"  None: {not_yet_fought(pack.manifest.system)}.")
        return
    fought = fight(pack, BattleOrder(seed=SEED))
    sentences = tuple(report(pack.manifest.system, fought.told()))
    story = "".join(f"{inert(sentence)}\n" for sentence in sentences)
    say(title(fought.header))
    if fought.header["mode"] == "plain":
        say(f"Mode: {mode_sentence()}")
    for sentence in excerpt(sentences):
        say(f"  {sentence}")
    files = {"battle.txt": story.encode(), "battle.jsonl": fought.jsonl().encode()}
    whole, log = write_set(FileSet("demo", files), folder, force=force)
    say(f"  The whole battle:  {whole}")
    say(f"  Its log:           {log}")


def print_other_battles(shown: SystemName) -> None:
    """Print a battle of each other system that is fought, in two lines: who met whom, and how it ended."""
    for system, record in SYSTEMS.items():
        if system is not shown and record.battles is not None:
            fought = fight(open_pack(system), BattleOrder(seed=SEED))
            *_, ending = fought.sentences()
            say(f"  {record.title}: {title(fought.header)}")
            say(f"    {ending}")


def print_kit(pack: Pack, folder: Path, *, force: bool) -> None:
    """Write the kit into `folder` and print its files; or say that there is none."""
    if not products_in(pack):
        say(f"  None: there is nothing to print of {SYSTEMS[pack.manifest.system].title} yet.")
        return
    made = export_pack(pack)
    for path in write_export(made, folder, KIT, whole=True, force=force):
        say(f"  {path}")
    refuse_faulty(made, faulty=False)


def excerpt(sentences: tuple[str, ...]) -> tuple[str, ...]:
    """Return how a battle begins, its first blood (or else its middle), and how it ends."""
    blood = next((i for i, text in enumerate(sentences) if text.endswith(BLOOD)), len(sentences) // 2)
    return (*sentences[:OPENING], "...", *sentences[blood - FIGHT + 1 : blood + 1], "...", *sentences[-ENDING:])
