"""Options that commands which print or tell share, checked against the tables of the exporters and catalogues."""

from collections.abc import Iterable
from typing import Annotated

import typer

from exporters.imposition.papers import PAPERS
from exporters.imposition.sheets import DUPLEX
from schemas.catalogues.catalogues import languages
from schemas.catalogues.pseudo import PSEUDO

PaperOption = Annotated[str, typer.Option(metavar="PAPER", help=f"Size of the sheets: {', '.join(PAPERS)}.")]
DuplexOption = Annotated[str, typer.Option(metavar="WAY", help=f"How backs come behind fronts: {', '.join(DUPLEX)}.")]
PackLanguageOption = Annotated[
    str,
    typer.Option(
        metavar="LANGUAGE", help=f"Language of all words: en, {', '.join(languages())}, or a translation of the pack's."
    ),
]


def one_of(value: str, names: Iterable[str], option: str) -> None:
    """Accept a value that a table has.

    Raises:
        typer.BadParameter: It has not; the message lists what it has.
    """
    known = tuple(names)
    if value not in known:
        raise typer.BadParameter(f"{value!r} is none of {', '.join(known)}", param_hint=option)


def _spoken(language: str) -> str:
    """Return a language that there is a catalogue of, or none; the one that nobody speaks shows what is forgotten."""
    if language:
        one_of(language, ("en", *languages(), PSEUDO), "--language")
    return language


LanguageOption = Annotated[
    str,
    typer.Option(
        metavar="LANGUAGE", callback=_spoken, help=f"Language of our own words: en, {', '.join(languages())}."
    ),
]
