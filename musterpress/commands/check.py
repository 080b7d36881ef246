"""`musterpress check`: everything that is wrong with packs, and where."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import typer

from engine.checking.checks import Checked
from exporters.text.glyphs import unprintable
from exporters.text.translated import unprintable_translations
from musterpress.arguments.packs import check_paths, find_pack
from musterpress.reports.verdict import has_errors, print_verdict
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.diagnostics.report import records
from schemas.packs.modelines import LOST_SCHEMA, lost
from schemas.packs.packs import Pack
from schemas.translations.checks import translation_diagnostics


def check(
    paths: Annotated[list[str], typer.Argument(metavar="PATH", help="Pack folders, folders of packs, or files.")],
    printed: Annotated[
        bool, typer.Option("--print", help="Draw every piece too: texts that do not fit, layouts, pictures.")
    ] = False,
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or a JSON array.")] = "text",
) -> None:
    """Say everything that is wrong with packs, and where.

    Exit status 1 if there is an error; warnings alone pass.
    """
    places = tuple(find_pack(path) for path in paths)
    checked = _with_translations(with_lost_schemas(_with_glyphs(check_paths(places), places), places), places)
    if printed and not has_errors(checked):
        checked = _with_proofs(checked)
    if format == "json":
        print(json.dumps(records(checked.diagnostics), indent=2))
    else:
        print_verdict(checked)
    if has_errors(checked):
        raise typer.Exit(1)


def with_lost_schemas(checked: Checked, asked: Iterable[Path]) -> Checked:
    """Return the verdict with a warning for each pack, asked for as a whole, whose files name schemas that are gone."""
    found = {diagnostic for pack in _whole(checked, asked) for diagnostic in _lost_schemas(pack.folder)}
    return replace(checked, diagnostics=tuple(sorted({*checked.diagnostics, *found})))


def _with_translations(checked: Checked, asked: Iterable[Path]) -> Checked:
    """Return the verdict with what is wrong with the catalogues of packs that were asked for as a whole."""
    looks = (translation_diagnostics, unprintable_translations)
    found = {diagnostic for pack in _whole(checked, asked) for look in looks for diagnostic in look(pack)}
    return replace(checked, diagnostics=tuple(sorted({*checked.diagnostics, *found})))


def _whole(checked: Checked, asked: Iterable[Path]) -> Iterator[Pack]:
    """Yield the packs that were asked for as a whole."""
    folders = [path.resolve() for path in asked if path.is_dir()]
    yield from (pack for pack in checked.packs if any(pack.folder.resolve().is_relative_to(one) for one in folders))


def _lost_schemas(folder: Path) -> Iterator[Diagnostic]:
    files = [*lost(folder)]
    for first in files[:1]:
        more = f"; {len(files)} files of the pack do" if files[1:] else ""
        message = f"this line names a schema for your editor that is not there{more}"
        hint = f"musterpress schemas --pack {folder.as_posix()}"
        yield Diagnostic(first.as_posix(), 1, 1, LOST_SCHEMA.code, LOST_SCHEMA.severity, message, hint)


def _with_glyphs(checked: Checked, paths: Sequence[Path]) -> Checked:
    """Return the verdict with the characters that no face has, in the files that were asked for."""
    asked = {path.resolve(): path for path in paths if path.is_file()}
    whole = {folder.resolve() for folder in paths if folder.is_dir()}
    found = set(checked.diagnostics)
    for one in (diagnostic for pack in checked.packs for diagnostic in unprintable(pack)):
        place = Path(one.path).resolve()
        if whole.intersection(place.parents):
            found.add(one)
        elif place in asked:
            found.add(replace(one, path=asked[place].as_posix()))
    return replace(checked, diagnostics=tuple(sorted(found)))


def _with_proofs(checked: Checked) -> Checked:
    """Return the verdict with what would be wrong in print; drawing is loaded only when it is asked for."""
    from exporters.kit.proofs import proof  # noqa: PLC0415 - a plain check need not wait for it

    known = {(one.path, one.at) for one in checked.diagnostics if one.code == "missing-glyph"}
    proofs = (one for pack in checked.packs for one in proof(pack))
    found = {
        *checked.diagnostics,
        *(one for one in proofs if one.code != "missing-glyph" or (one.path, one.at) not in known),
    }
    return replace(checked, diagnostics=tuple(sorted(found)))
