"""Everything that is wrong with packs, as data."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.checking.checks import Checked, check_packs
from engine.paths import CONTENT
from musterpress.api.finding import find
from musterpress.api.tables import pre
from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.packs.files import Disk, Files
from schemas.packs.packs import Pack
from schemas.packs.report import inert, records, report
from schemas.packs.starters import LOST_SCHEMA, lost
from schemas.translations.files import translation_diagnostics

Mistake = Diagnostic
"""One mistake: `code`, `severity` ("error" or "warning"), `path`, `line` and `column` from 1 (0: the whole file),
`message`, `hint`, and the id of the `rule` that is broken or ""."""


@dataclass(frozen=True, repr=False)
class Verdict:
    """What is wrong with packs. It is true if nothing stands in the way of play and print: warnings alone pass.

    `files` are where its lines stand.
    """

    checked: Checked
    files: Files = field(default_factory=Disk)

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Return all mistakes, sorted by file, line and column."""
        return self.checked.diagnostics

    @property
    def errors(self) -> tuple[Mistake, ...]:
        """Return the mistakes that stop play and print."""
        return tuple(found for found in self.mistakes if found.severity is Severity.ERROR)

    @property
    def documents(self) -> int:
        """Return how many documents were looked at."""
        return self.checked.documents

    def rows(self) -> list[dict[str, str | int]]:
        """Return the mistakes as `musterpress check --format json` prints them; of very many the rest is counted."""
        return records(self.mistakes)

    def __bool__(self) -> bool:
        return not self.errors

    def __str__(self) -> str:
        """Return each mistake with the line it is about, a caret and a hint, then the sum."""
        return report(self.mistakes, self.files) + self._sum

    def __repr__(self) -> str:
        return f"<Verdict {self._sum}>"

    def _repr_html_(self) -> str:
        return pre(str(self))

    @property
    def _sum(self) -> str:
        from musterpress.reports.headlines import summary  # noqa: PLC0415 - the words of the command

        return inert(summary(self.checked))


def check(*places: str | Path, printed: bool = False) -> Verdict:
    """Return everything that is wrong with packs; the mistakes of authors are never raised.

    A place is the folder of a pack, a folder of packs, a file of one, or the id of a shipped pack. With `printed` every
    piece is drawn too, and texts that do not fit are found.

    Raises:
        PackError: there is no such place.
    """
    return Verdict(verdict_on(tuple(find(place) for place in places), printed=printed))


def verdict_on(paths: Sequence[Path], *, printed: bool = False) -> Checked:
    """Return the verdict on packs that may build on the shipped ones: documents, characters, translations, schemas.

    Pieces are drawn only if all else is sound.
    """
    checked = check_packs(paths, shelf=(CONTENT,))
    checked = _with_translations(with_lost_schemas(_with_print(checked, paths), paths), paths)
    return _with_proofs(checked) if printed and Verdict(checked) else checked


def with_lost_schemas(checked: Checked, asked: Iterable[Path]) -> Checked:
    """Return the verdict with a warning for each pack, asked for as a whole, whose files name schemas that are gone."""
    found = {diagnostic for pack in _whole(checked, asked) for diagnostic in _lost_schemas(pack.folder)}
    return checked._replace(diagnostics=tuple(sorted({*checked.diagnostics, *found})))


def _with_translations(checked: Checked, asked: Iterable[Path]) -> Checked:
    """Return the verdict with what is wrong with the catalogues of packs that were asked for as a whole."""
    from exporters.faces.glyphs import unprintable_translations  # noqa: PLC0415 - as below

    looks = (translation_diagnostics, unprintable_translations)
    found = {diagnostic for pack in _whole(checked, asked) for look in looks for diagnostic in look(pack)}
    return checked._replace(diagnostics=tuple(sorted({*checked.diagnostics, *found})))


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


def _with_print(checked: Checked, paths: Sequence[Path]) -> Checked:
    """Return the verdict with what no drawing is needed to know of print, in the files that were asked for."""
    from exporters.kit.proofs import undrawn  # noqa: PLC0415 - who loads a pack to fight needs no faces

    asked = {path.resolve(): path for path in paths if path.is_file()}
    whole = {folder.resolve() for folder in paths if folder.is_dir()}
    found = set(checked.diagnostics)
    for one in (diagnostic for pack in checked.packs for diagnostic in undrawn(pack)):
        place = Path(one.path).resolve()
        if whole.intersection(place.parents):
            found.add(one)
        elif place in asked:
            found.add(replace(one, path=asked[place].as_posix()))
    return checked._replace(diagnostics=tuple(sorted(found)))


def _with_proofs(checked: Checked) -> Checked:
    """Return the verdict with what would be wrong in print; drawing is loaded only when it is asked for."""
    from exporters.kit.proofs import proof  # noqa: PLC0415 - a plain check need not wait for it

    known = {(one.path, one.at) for one in checked.diagnostics if one.code == "missing-glyph"}
    proofs = (one for pack in checked.packs for one in proof(pack))
    found = {
        *checked.diagnostics,
        *(one for one in proofs if one.code != "missing-glyph" or (one.path, one.at) not in known),
    }
    return checked._replace(diagnostics=tuple(sorted(found)))
