"""Options that commands which print share, checked against the tables of the exporters."""

from typing import Annotated

import typer

from exporters.imposition.papers import PAPERS
from exporters.imposition.sheets import DUPLEX
from schemas.catalogues.saying import languages

PaperOption = Annotated[str, typer.Option(metavar="PAPER", help=f"Size of the sheets: {', '.join(PAPERS)}.")]
DuplexOption = Annotated[str, typer.Option(metavar="WAY", help=f"How backs come behind fronts: {', '.join(DUPLEX)}.")]
PackLanguageOption = Annotated[
    str,
    typer.Option(
        metavar="LANGUAGE", help=f"Language of all words: en, {', '.join(languages())}, or a translation of the pack's."
    ),
]
