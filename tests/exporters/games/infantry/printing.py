"""The kit that tests of the paper of infantry look at: the shipped pack, or it with documents of an author's own."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, strings
from exporters.imposition.pieces import Piece
from exporters.systems import products_of
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack, read_packs
from schemas.systems import System

CONTENT = Path("content/infantry")


def rules(**groups: Any) -> Rules:
    """Rules as ruled, but for some groups."""
    return Rules.model_validate({"kind": "rules", "id": "rules", "title": "House rules", **groups})


def job_of(pack: Pack, under: Rules | None = None) -> PrintJob:
    """The job of printing a pack, under other rules if they are given."""
    return PrintJob.of(replace(pack, rules=under) if under else pack)


def product(name: str, job: PrintJob) -> dict[str, Piece]:
    """The pieces of a product by key; nothing may be wrong on them."""
    made = {piece.key: piece for piece in products_of(System.INFANTRY)[name].pieces(job)}
    assert sorted(job.diagnostics) == []
    return made


def pack_with(folder: Path, **documents: str) -> Pack:
    """A pack of an author's that extends the shipped one, with documents by the names of their files."""
    manifest = (
        "kind: pack\nid: mine\nsystem: infantry\nversion: 1.0.0\ntitle: Mine\nauthors: [A. Designer]\n"
        "licence: CC-BY-4.0\nextends: infantry\nformat: 1\n"
    )
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"pack": manifest, **documents}.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder], [CONTENT.parent])
    assert reading.diagnostics == (), [str(d.message) for d in reading.diagnostics]
    return next(pack for pack in reading.packs if pack.manifest.id == "mine")


def words_on(drawing: Drawing) -> str:
    """Every text in the order of drawing, in a row."""
    return " ".join(strings(drawing))


def row_of(drawing: Drawing, name: str, count: int) -> list[str]:
    """The texts that follow a name in the order of drawing."""
    texts = list(strings(drawing))
    at = texts.index(name)
    return texts[at + 1 : at + 1 + count]
