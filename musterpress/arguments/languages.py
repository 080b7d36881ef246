"""A pack in the language that the user names."""

import typer

from musterpress.terminal.console import complain
from schemas.catalogues.saying import PSEUDO
from schemas.packs.packs import Pack
from schemas.translations.speaking import is_known, known_languages, translation


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
