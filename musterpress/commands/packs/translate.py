"""`musterpress translate`: the texts of a pack as a catalogue for translators."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Literal

import typer

from musterpress.arguments.packs import open_in_part
from musterpress.terminal import say
from schemas.diagnostics.diagnostics import FlawError
from schemas.translations.files import catalogue_path
from schemas.translations.refresh import Share, share_of, up_to_date, write_catalogue, wrong_language


def translate(
    pack: Annotated[str, typer.Argument(metavar="PACK", help="Folder of the pack.")],
    to: Annotated[str, typer.Option(metavar="LANGUAGE", help="Language (BCP 47), such as de or pt-BR.")],
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or data.")] = "text",
) -> None:
    """Write the texts of a pack into translations/LANGUAGE.po for a translator, or bring that file up to date.

    What is translated stays, what has changed since is marked as fuzzy, what is gone is kept as obsolete.
    """
    if not Path(pack).is_dir():
        raise typer.BadParameter(f"there is no folder {pack!r}", param_hint="PACK")
    opened, faulty = open_in_part(pack, unread=())
    if faulty:
        raise typer.Exit(1)
    if wrong := wrong_language(opened, to):
        raise typer.BadParameter(wrong, param_hint="--to")
    try:
        path, made = up_to_date(opened, to)
    except FlawError as error:
        found = error.flaw.diagnostic(catalogue_path(opened, to).as_posix())
        place = f"{found.path}:{found.line}:{found.column}" if found.line else found.path
        raise typer.BadParameter(f"{place}: {found.message}; nothing was written", param_hint="PACK") from None
    write_catalogue(path, made, opened)
    _report(path, share_of(made), format)


def _report(path: Path, share: Share, format: str) -> None:
    if format == "json":
        print(json.dumps({"file": path.as_posix(), **asdict(share)}, indent=2))
        return
    say(str(path))
    again = f", {share.fuzzy} to look at again" if share.fuzzy else ""
    say(f"{share.translated} of {share.texts} texts{again}")
