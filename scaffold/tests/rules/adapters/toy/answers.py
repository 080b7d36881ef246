"""What answers the worked cases of Toy."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.toy.checks import excess_teeth
from engine.games.toy.kernel.fight import bite_hits
from schemas.models.toy.creature import Creature
from schemas.models.toy.rules import Rules

RULES = Rules.model_validate({"kind": "rules", "id": "as_ruled", "title": "Toy"})


def _excess(given: Mapping[str, Any]) -> Mapping[str, Any]:
    creature = Creature.model_validate({"kind": "creature", "id": "asked", "name": "Asked", "teeth": given["teeth"]})
    return {"excess": excess_teeth(creature, RULES)}


def _bite(given: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"hits": bite_hits(given["value"], given["anger"], RULES.fight.bite_needs)}


ANSWERS: Mapping[str, Callable[[Mapping[str, Any]], Mapping[str, Any]]] = {
    "excess_teeth": _excess,
    "bite": _bite,
}
