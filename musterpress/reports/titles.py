"""What a battle is called, from the header of its log."""

from collections.abc import Mapping
from typing import Any, Final

from schemas.catalogues.saying import said

MODES: Final = {"plain": "plain", "compiled": "compiled"}


def title(header: Mapping[str, Any], language: str = "") -> str:
    """Return who fights whom and where, the seed and the mode in a language, from a log's header."""
    seats = [each["seat"] for each in header["order"]["participants"]]
    names = (f"{header[seat]['force']} ({said(seat, language)})" for seat in seats)
    sides = f" {said('against', language)} ".join(names)
    parts = {"sides": sides, "seed": header["seed"], "mode": said(MODES.get(header["mode"], header["mode"]), language)}
    if header.get("map"):
        return said("{sides} on {map}, seed {seed}, {mode}", language, map=header["map"], **parts)
    return said("{sides}, seed {seed}, {mode}", language, **parts)
