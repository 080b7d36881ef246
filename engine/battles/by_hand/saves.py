"""Battles that are played by hand, kept in a file to go on another day, and judged when they come back."""

import json
from typing import Any, Final, Literal

from pydantic import Field, ValidationError

from engine.battles.battle import order_row, pack_digest
from engine.battles.logs import READER, SAVED, Ordered, Part
from engine.battles.orders import ENGINE, BattleOrder, Participant
from engine.kernel.kernels import kernel_digest
from schemas.packs.packs import Pack
from schemas.systems import KnownSystem

SAVE_FORMAT: Final = 1
MOST_BYTES: Final = 2_000_000


class SaveError(ValueError):
    """A saved battle that cannot be gone on with; the message says why."""


class Saved(Part):
    """A battle as far as it was played: what was ordered, with the answers so far, and by which rules of play."""

    event: Literal["saved_battle"] = Field(description="What the file is.")
    format: Literal[1] = Field(description="Version of the form of saved battles.")
    engine: str = Field(max_length=40, description="Version of Musterpress that saved it.")
    kernel: str = Field(max_length=64, description="Digest of the rules of play.")
    system: KnownSystem = Field(description="The game.")
    pack: str = Field(max_length=80, description="Id of the pack.")
    version: str = Field(max_length=40, description="Version of the pack.")
    digest: str = Field(max_length=64, description="Digest of what the pack and those below it say.")
    seed: int = Field(ge=0, lt=2**62, description="Seed of all chance in the battle.")
    order: Ordered = Field(description="What the battle was ordered by, and the answers so far.")


def saved_text(pack: Pack, order: BattleOrder, seats: tuple[str, ...]) -> str:
    """Return a battle of a pack, as far as its order has answers, as the text of a file."""
    manifest = pack.manifest
    head = {"event": SAVED, "format": SAVE_FORMAT, "engine": ENGINE, "kernel": kernel_digest(manifest.system)}
    of_pack = {"system": manifest.system, "pack": manifest.id, "version": manifest.version, "digest": pack_digest(pack)}
    row = {**head, **of_pack, "seed": order.seed, "order": order_row(order, seats)}
    return json.dumps(row, ensure_ascii=False) + "\n"


def read_saved(data: bytes) -> Saved:
    """Return what a file says, judged by its form alone.

    Raises:
        SaveError: it is no saved battle, or a part of it is wrong.
    """
    if len(data) > MOST_BYTES:
        raise SaveError(f"longer than {MOST_BYTES:,} bytes; no saved battle is")
    try:
        row: Any = READER.decode(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise SaveError("no saved battle: this is no JSON object in UTF-8") from error
    if not isinstance(row, dict) or row.get("event") != SAVED:
        raise SaveError("no saved battle: it does not say that it is one")
    if row.get("format") != SAVE_FORMAT:
        raise SaveError(f"a saved battle of another format; this engine reads format {SAVE_FORMAT}")
    try:
        return Saved.model_validate(row)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = ".".join(str(step) for step in first["loc"])[:80]
        raise SaveError(f"`{path}` of the saved battle: {first['msg'].lower()}") from error


def order_of(saved: Saved, pack: Pack) -> BattleOrder:
    """Return the order of a saved battle, which is of this very pack and of these rules of play.

    Raises:
        SaveError: it is of others, so that its answers might mean something else.
    """
    manifest = pack.manifest
    if (saved.pack, saved.system) != (manifest.id, manifest.system):
        raise SaveError(f"the saved battle is of the pack {saved.pack!r}, not of {manifest.id!r}")
    if saved.digest != pack_digest(pack):
        raise SaveError("the pack says something else than when the battle was saved, so its answers may not fit")
    if saved.kernel != kernel_digest(saved.system):
        raise SaveError("the battle was saved by other rules of play, so its answers may not fit")
    if saved.order.carried:
        raise SaveError("a battle of a campaign is not played by hand")
    seated = tuple(Participant(each.seat, each.force, each.player) for each in saved.order.participants)
    return BattleOrder(seated, saved.order.scenario, saved.order.map, saved.seed, answers=saved.order.answers)
