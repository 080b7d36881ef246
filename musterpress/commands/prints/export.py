"""`musterpress export`: a pack as files to print."""

import json
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, cast

import typer

from engine.checking.looks import LOOK
from engine.systems import SYSTEMS
from exporters.book.rulebook import RULEBOOK
from exporters.components.base import BookParts
from exporters.components.evenings import evening_of
from exporters.imposition.cutting import CUT_FORMATS
from exporters.imposition.profiles import PROFILES
from exporters.imposition.sheets import DUPLEX, PAPERS, PLATES, CutKind, Duplex
from exporters.kit.estimates import COLUMNS, cells, estimate_of
from exporters.kit.export import Export, made_of
from exporters.kit.orders import FORMS, KitForm, PrintOrder
from exporters.layout.settings import STANDARD, THEMES
from exporters.pdf.standards import OutputProfile, read_output_profile
from exporters.systems import products_in
from musterpress.api.printing import pressed
from musterpress.arguments.options import ForceOption, one_of
from musterpress.arguments.packs import PackArgument, open_in_part
from musterpress.arguments.printing import DuplexOption, PackLanguageOption, PaperOption, shift_of
from musterpress.terminal import complain, say, say_diagnostics, say_table
from musterpress.writing.kits import KIT, PARTS, earlier_kit, refuse_faulty, write_export
from schemas.catalogues.saying import PSEUDO
from schemas.kinds import PROSE
from schemas.packs.packs import Pack
from schemas.translations.speaking import is_known, known_languages, translation

KNOWN: Final[Mapping[str, Collection[str]]] = {
    "--paper": PAPERS,
    "--theme": THEMES,
    "--profile": PROFILES,
    "--duplex": DUPLEX,
}
"""The words that these options take."""


def export(
    pack: PackArgument,
    to: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for the files; made if need be.")] = None,
    only: Annotated[list[str] | None, typer.Option(help="Only this product, such as cards. May be repeated.")] = None,
    paper: PaperOption = "a4",
    theme: Annotated[str, typer.Option(metavar="THEME", help=f"Look: {', '.join(THEMES)}.")] = "standard",
    profile: Annotated[str, typer.Option(metavar="PROFILE", help=f"Who prints: {', '.join(PROFILES)}.")] = "home",
    icc: Annotated[Path | None, typer.Option(metavar="FILE", help="Colour profile of the press (ICC).")] = None,
    duplex: DuplexOption = "long",
    booklet: Annotated[bool, typer.Option("--booklet", help="Books two pages a side, to fold and staple.")] = False,
    html: Annotated[
        bool, typer.Option("--html", help="Books as a page for browsers and screen readers, not as pages of paper.")
    ] = False,
    creep: Annotated[
        float, typer.Option(min=0, max=1, metavar="MM", help="How thick a sheet of the booklet is, folded.")
    ] = 0.1,
    notes: Annotated[bool, typer.Option("--notes", help="Books end with the notes for designers.")] = False,
    basic: Annotated[bool, typer.Option("--basic", help="Books leave out the rules that are optional.")] = False,
    language: PackLanguageOption = "",
    gutter: Annotated[float, typer.Option(min=0, max=50, metavar="MM", help="Space between pieces, for bleed.")] = 0.0,
    marks: Annotated[Literal["crop", "none"], typer.Option(help="Whether crop marks are printed.")] = "crop",
    printer: Annotated[str | None, typer.Option(metavar="NAME", help="A printer saved by musterpress printer.")] = None,
    changed_since: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Print only what differs from the kit in this folder.")
    ] = None,
    scenario: Annotated[
        str, typer.Option(metavar="ID", help="Only what an evening of this scenario, level, fight or map needs.")
    ] = "",
    players: Annotated[int, typer.Option(min=0, metavar="N", help="Only what so many players need; 0 for all.")] = 0,
    lean: Annotated[
        bool, typer.Option("--lean", help="Few sheets: pieces of all parts put together, nothing told twice.")
    ] = False,
    form: Annotated[
        str, typer.Option(metavar="FORM", help=f"What units have: {', '.join(FORMS)}; as the kit has it if not given.")
    ] = "",
    one_sheet: Annotated[
        bool, typer.Option("--one-sheet", help="Maps and panels at true size on a sheet each, in small.")
    ] = False,
    cut: Annotated[
        str,
        typer.Option(metavar="FORMAT", help=f"What a cutting machine cuts: {', '.join((*CUT_FORMATS, PLATES))}."),
    ] = "",
    look: Annotated[str, typer.Option(metavar="ID", help="Draw everything in this look of the pack.")] = "",
    estimate: Annotated[
        bool, typer.Option("--estimate", help="Say how many sheets and how much ink it takes, and write nothing.")
    ] = False,
    format: Annotated[Literal["text", "json"], typer.Option(help="The estimate as text to read, or data.")] = "text",
    force: ForceOption = False,
) -> None:
    """Press a pack into files to print: all that a group needs to play, or the products you name.

    A document or a piece with an error is named and left out; all others are printed.
    """
    folder = _folder(to, estimate=estimate)
    opened, faulty = open_in_part(pack, unread=() if RULEBOOK in (only or ()) else PROSE)
    _refuse_unprinted(opened, only or ())
    for value, option in ((paper, "--paper"), (theme, "--theme"), (profile, "--profile"), (duplex, "--duplex")):
        one_of(value, KNOWN[option], option)
    one_of(form, ("", *FORMS), "--form")
    one_of(cut, ("", *CUT_FORMATS, PLATES), "--cut")
    if cut == PLATES and not PROFILES[profile].cut_plates:
        message = "plates of their own are for a press that takes them: add --profile shop, or take --cut svg"
        raise typer.BadParameter(message, param_hint="--cut")
    refuse_no_evening(opened, scenario, players)
    one_of(look, ("", *(one.id for one in opened.of_kind(LOOK))), "--look")
    opened = spoken(opened, language)
    order = PrintOrder(
        only=tuple(only or ()),
        paper=paper,
        theme=theme,
        profile=profile,
        output=_output(icc),
        duplex=cast("Duplex", duplex),
        gutter_mm=gutter,
        marks=marks == "crop",
        back_shift_mm=shift_of(printer),
        since=earlier_kit(changed_since),
        booklet=booklet,
        html=html,
        creep_mm=creep,
        parts=BookParts(notes, basic),
        language=language,
        scenario=scenario,
        players=players,
        lean=lean,
        form=cast("KitForm", form),
        one_sheet=one_sheet,
        cut=cast("CutKind", cut),
        look=look,
    )
    made = _pressed(opened, order)
    if folder is None:
        _say_estimate(made, order, format)
        refuse_faulty(made, faulty=faulty)
        return
    is_kit = not only and changed_since is None
    for path in write_export(made, folder, KIT if is_kit else PARTS, whole=is_kit, force=force):
        say(str(path))
    if not made.artifacts:
        say(f"Nothing has changed since the kit in {changed_since}.")
    refuse_faulty(made, faulty=faulty)


def _folder(to: Path | None, *, estimate: bool) -> Path | None:
    """Return the folder to write to, None for an estimate."""
    if to is None and not estimate:
        raise typer.BadParameter("name a folder for the files, or ask for an --estimate", param_hint="--to")
    return None if estimate else to


def _say_estimate(made: Export, order: PrintOrder, form: str) -> None:
    """Print what the files take."""
    say_diagnostics(made.diagnostics)
    found = estimate_of(made, order.paper)
    if form == "json":
        print(json.dumps(found.record, indent=2))
        return
    say_table(COLUMNS, [cells(row) for row in found.rows])
    say(f"Paper: {found.paper}. Ink is what covers a side on average, black and the three colours together.")


def refuse_no_evening(pack: Pack, scenario: str, players: int) -> None:
    """Refuse a scenario that a pack has not, or that is for another number of players."""
    try:
        evening_of(pack, scenario, players)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--scenario" if scenario else "--players") from None


def _refuse_unprinted(pack: Pack, names: Sequence[str]) -> None:
    """Refuse products that the game of a pack has not, and a game that has none."""
    products = products_in(pack)
    if not products:
        raise typer.BadParameter(f"there is nothing to print of {SYSTEMS[pack.manifest.system].title} yet")
    for name in names:
        one_of(name, products, "--only")


def _pressed(pack: Pack, order: PrintOrder) -> Export:
    """Return the files of a pack; that there are none is refused, unless only what has changed is asked for."""
    made = pressed(pack, order)
    if not made.artifacts and order.since is None:
        raise typer.BadParameter(_nothing(pack, order), param_hint="--only" if order.only else "--profile")
    return made


def _nothing(pack: Pack, order: PrintOrder) -> str:
    """Return why nothing is made in a sentence: what of the pack can be made by whoever prints."""
    who = PROFILES[order.profile].title
    asked = ", ".join(order.only) or "this pack"
    others = made_of(pack, order)
    theme = "" if order.theme == STANDARD.key else f" in {THEMES[order.theme].title.lower()}"
    rest = f"of this pack it makes {', '.join(others)}" if others else f"it makes nothing of this pack{theme}"
    return f"{who} makes nothing of {asked}{theme}; {rest}" if order.only else f"{who}: {rest}"


def _output(path: Path | None) -> OutputProfile | None:
    """Return the colour profile in a file, None without a file."""
    if path is None:
        return None
    try:
        if not path.is_file() and path.exists():
            raise typer.BadParameter(f"{path} is no file that ends: a folder, a device or a pipe", param_hint="--icc")
        return read_output_profile(path.read_bytes())
    except (OSError, ValueError) as error:
        raise typer.BadParameter(f"{path}: {error}", param_hint="--icc") from None


def spoken(pack: Pack, language: str) -> Pack:
    """Return a pack in a language, the very same one without; how much of it is not translated is said on stderr.

    Raises:
        typer.BadParameter: neither our own words nor the pack's texts are in that language.
    """
    if not is_known(pack, language):
        known = ", ".join((*known_languages(pack), PSEUDO))
        raise typer.BadParameter(f"{language!r} is none of {known}", param_hint="--language")
    made = translation(pack, language)
    if made.missing:
        left = ", ".join(f"{count} of {name}" for name, count in sorted(made.missing.items()))
        complain(f"Texts not translated to {language}, and printed as written: {left}; see: musterpress translate")
    return made.pack
