"""The language that a battle, a campaign or a diagnostic is told in."""

from typing import Annotated

import typer

from musterpress.arguments.tables import one_of
from schemas.catalogues.saying import PSEUDO, languages


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
