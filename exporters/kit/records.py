"""What a kit was made of: a fingerprint of every piece, so that a later kit can print only what has changed."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from exporters.drawing.display_list import Drawing, Image, walk
from exporters.drawing.dump import dump
from exporters.imposition.pieces import Piece

RECORD_NAME: Final = "kit.json"
FORMAT: Final = 1

Fingerprints = Mapping[str, str]
"""By key of a piece."""


@dataclass(frozen=True)
class KitRecord:
    """The pack and its version, and by product the fingerprints of its pieces."""

    pack: str
    version: str
    products: Mapping[str, Fingerprints]

    def to_json(self) -> str:
        """Return the record as JSON, keys sorted."""
        plain = {
            "format": FORMAT,
            "pack": self.pack,
            "version": self.version,
            "products": {name: dict(prints) for name, prints in self.products.items()},
        }
        return json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def read_record(text: str) -> KitRecord:
    """Return the record that a kit holds.

    Raises:
        ValueError: it is no record of this format.
    """
    match json.loads(text):
        case {"format": 1, "pack": str(pack), "version": str(version), "products": dict(products)}:
            if all(isinstance(prints, dict) for prints in products.values()):
                return KitRecord(pack, version, products)
    raise ValueError(f"a kit's record must have format {FORMAT}, got {text[:60]!r}")


def fingerprints(pieces: Sequence[Piece]) -> dict[str, str]:
    """Return the fingerprint of each piece by its key, in order; a key that comes again gets a number."""
    backs: dict[int, str] = {}
    made: dict[str, str] = {}
    for piece in pieces:
        back = piece.back
        if back is not None and id(back) not in backs:
            backs[id(back)] = _digest(_parts(back))
        parts = (
            *_parts(piece.front),
            backs[id(back)] if back else "",
            f"{piece.shape} {piece.copies} {piece.folds_mm}",
        )
        made[_free_key(piece.key or piece.front.name, made)] = _digest(parts)
    return made


def _free_key(key: str, taken: Mapping[str, str]) -> str:
    number = 1
    free = key
    while free in taken:
        number += 1
        free = f"{key}#{number}"
    return free


def _parts(drawing: Drawing) -> Iterable[str]:
    """Yield all that tells a drawing from another: its text form, and what its pictures show."""
    yield dump(drawing)
    for item in walk(drawing.items):
        if isinstance(item, Image):
            yield sha256(item.picture.data).hexdigest()


def _digest(parts: Iterable[str]) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()[:20]
