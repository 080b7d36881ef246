"""Options that commands which print share, checked against the tables of the exporters."""

from collections.abc import Iterable
from typing import Annotated

import typer

from exporters.imposition.papers import PAPERS
from exporters.imposition.sheets import DUPLEX
from schemas.catalogues.catalogues import languages

PaperOption = Annotated[str, typer.Option(metavar="PAPER", help=f"Size of the sheets: {', '.join(PAPERS)}.")]
DuplexOption = Annotated[str, typer.Option(metavar="WAY", help=f"How backs come behind fronts: {', '.join(DUPLEX)}.")]
LanguageOption = Annotated[
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
