"""How tests of the paper of games print: jobs, products by key, and what is written on a drawing."""

from dataclasses import replace
from pathlib import Path

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, strings
from exporters.imposition.pieces import Piece
from exporters.systems import products_of
from schemas.base import Document
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName


def job_of(pack: Pack, under: Document | None = None) -> PrintJob:
    """The job of printing a pack, under other rules if they are given."""
    return PrintJob.of(replace(pack, rules=under) if under else pack)


def product(name: str, job: PrintJob) -> dict[str, Piece]:
    """The pieces of a product by key; nothing may be wrong on them."""
    made = {piece.key: piece for piece in products_of(job.pack.manifest.system)[name].pieces(job)}
    assert sorted(job.diagnostics) == []
    return made


def pack_extending(system: SystemName, licence: str, folder: Path, documents: dict[str, str]) -> Pack:
    """A pack of an author's that extends the shipped one, with documents by the names of their files."""
    manifest = (
        f"kind: pack\nid: mine\nsystem: {system}\nversion: 1.0.0\ntitle: Mine\nauthors: [A. Designer]\n"
        f"licence: {licence}\nextends: {system}\nformat: 1\n"
    )
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"pack": manifest, **documents}.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder], [Path("content")])
    assert reading.diagnostics == (), [str(found.message) for found in reading.diagnostics]
    return next(pack for pack in reading.packs if pack.manifest.id == "mine")


def words_on(drawing: Drawing) -> str:
    """Every text in the order of drawing, in a row."""
    return " ".join(strings(drawing))


def row_of(drawing: Drawing, name: str, count: int) -> list[str]:
    """The texts that follow a name in the order of drawing."""
    texts = list(strings(drawing))
    at = texts.index(name)
    return texts[at + 1 : at + 1 + count]
