"""What commands that tune write: a proposal, as a whole, if battles bear it out."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Protocol

import typer

from musterpress.arguments.packs import check_paths
from musterpress.reports.figures import tell_lines
from musterpress.reports.headlines import summary
from musterpress.terminal import complain
from musterpress.writing.files import is_read_only
from musterpress.writing.rewriting import Rewriting, write
from schemas.edits.edits import PatchError
from schemas.packs.packs import Pack

Write = Annotated[bool, typer.Option("--write", help="Write the proposal, as a whole, if the battles bear it out.")]


class Tuning(Protocol):
    """What battles say of a proposal."""

    @property
    def cancelled(self) -> bool:
        """Whether the work was stopped by hand."""

    @property
    def is_borne_out(self) -> bool:
        """Whether the proposal is fairer than what stands."""


def refuse_read_only(paths: Iterable[Path]) -> None:
    """Refuse before the work what could not be written after it.

    Raises:
        typer.BadParameter: one of the files is read-only.
    """
    for path in sorted({*paths}):
        if is_read_only(path):
            raise typer.BadParameter(f"{path} is read-only", param_hint="--write")


def write_proposal(
    pack: Pack, found: Tuning, changes_of: Callable[[], Sequence[Rewriting]], remark: str, tell: Callable[[str], None]
) -> None:
    """Write the proposal if battles bear it out, and print the diff and the verdict on the pack as it is then.

    `changes_of` works the changes out, `remark` ends the line that counts the files.

    Raises:
        typer.Exit: the pack cannot be changed so; that has been said.
    """
    if found.cancelled:
        tell("Nothing is written: the work was stopped by hand.")
        return
    if not found.is_borne_out:
        tell("Nothing is written: the battles bear out no change.")
        return
    try:
        changes = changes_of()
        write(pack.folder, changes)
    except (PatchError, OSError) as error:
        complain(f"Nothing is written: {error}")
        raise typer.Exit(1) from error
    for change in changes:
        tell_lines(change.diff(), tell)
    tell(f"Files written: {len(changes)}{remark}")
    tell(summary(check_paths((pack.folder,))))
