"""`musterpress translate`: the texts of a pack as a catalogue for translators."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Literal

import polib
import typer

from musterpress.arguments.packs import open_in_part
from musterpress.terminal import say
from schemas.catalogues.saying import PSEUDO, from_special_to_general
from schemas.diagnostics.diagnostics import FlawError
from schemas.packs.files import Disk
from schemas.packs.packs import Pack
from schemas.translations.files import TAG, catalogue_path, read_catalogue
from schemas.translations.refresh import Share, refreshed, share_of, write_catalogue
from schemas.translations.texts import texts_of


def translate(
    pack: Annotated[str, typer.Argument(metavar="PACK", help="Folder of the pack.")],
    to: Annotated[str, typer.Option(metavar="LANGUAGE", help="Language (BCP 47), such as de or pt-BR.")],
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or data.")] = "text",
) -> None:
    """Write the texts of a pack into translations/LANGUAGE.po for a translator, or bring that file up to date.

    What is translated stays, what has changed since is marked as fuzzy, what is gone is kept as obsolete.
    """
    _refuse_no_tag(to)
    if not Path(pack).is_dir():
        raise typer.BadParameter(f"there is no folder {pack!r}", param_hint="PACK")
    opened, faulty = open_in_part(pack, unread=())
    if faulty:
        raise typer.Exit(1)
    if opened.manifest.language in from_special_to_general(to):
        raise typer.BadParameter(f"the pack is written in {opened.manifest.language}", param_hint="--to")
    path = catalogue_path(opened, to)
    made = refreshed(texts_of(opened), to, opened.manifest.title, _before(path, opened))
    write_catalogue(path, made, opened)
    _report(path, share_of(made), format)


def _refuse_no_tag(to: str) -> None:
    if to == PSEUDO:
        raise typer.BadParameter(f"{to!r} is made up, nobody writes it", param_hint="--to")
    if not TAG.fullmatch(to):
        near = to.replace("_", "-")
        hint = f"; did you mean {near!r}?" if TAG.fullmatch(near) else ", such as de or pt-BR"
        raise typer.BadParameter(f"{to!r} is no tag of a language{hint}", param_hint="--to")


def _before(path: Path, pack: Pack) -> polib.POFile | None:
    """Return the catalogue as it was, None without one."""
    if not path.exists():
        return None
    try:
        return read_catalogue(path, pack, Disk())
    except FlawError as error:
        found = error.flaw.diagnostic(path.as_posix())
        place = f"{found.path}:{found.line}:{found.column}" if found.line else found.path
        raise typer.BadParameter(f"{place}: {found.message}; nothing was written", param_hint="PACK") from None


def _report(path: Path, share: Share, format: str) -> None:
    if format == "json":
        print(json.dumps({"file": path.as_posix(), **asdict(share)}, indent=2))
        return
    say(str(path))
    again = f", {share.fuzzy} to look at again" if share.fuzzy else ""
    say(f"{share.translated} of {share.texts} texts{again}")
