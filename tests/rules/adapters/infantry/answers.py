"""The kinds of question that worked cases of infantry ask, and who answers each: one row an op."""

from collections.abc import Callable, Mapping

from tests.rules.adapters.infantry import legality
from tests.rules.adapters.infantry.bench import Answer, Given

Answerer = Callable[[Given], Answer]

ANSWERS: Mapping[str, Answerer] = {
    "ammo_total": legality.ammo_total,
    "crewed_row": legality.crewed_row,
    "equip_armor": legality.equip_armor,
    "force": legality.force,
    "pv_formula": legality.pv_formula,
    "trooper_pv": legality.trooper_pv,
    "validate_loadout": legality.validate_loadout,
}
