"""Every rules parameter is read by a set-up or a campaign, judged, or mere words; never silently ignored."""

from dataclasses import replace
from typing import Any, cast

from pydantic import BaseModel

from engine.battles.orders import BattleOrder
from engine.campaigns import CampaignOrder, run_campaign
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.battle.set_up import set_up_battle
from engine.games.seven_seconds.kernel.records import Game
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack

JUDGED = {
    "drone_card.allow_empty_line",
    "faction.points_per_rating",
    "faction.stat_max",
    "faction.stat_min",
    "faction.underspend",
    "figures.pool",
    "mission.allow_negative_vp",
    "mission.condition_types",
    "troop_card.squad_max",
    "troop_card.squad_min",
}
ONLY_WORDS = {"scale.metres_per_inch"}


class Spy:
    """A rules document that remembers which parameters were read."""

    def __init__(self, model: BaseModel, read: set[str], at: tuple[str, ...] = ()) -> None:
        self.model, self.read, self.at = model, read, at

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.model, name)
        if isinstance(value, BaseModel):
            return Spy(value, self.read, (*self.at, name))
        self.read.add(".".join((*self.at, name)[:2]))
        return value


def _parameters(rules: Rules) -> set[str]:
    groups = {name: getattr(rules, name) for name in type(rules).model_fields}
    return {
        f"{name}.{field}"
        for name, group in groups.items()
        if isinstance(group, BaseModel)
        for field in type(group).model_fields
    }


def test_every_parameter_is_accounted_for(seven_seconds: Pack) -> None:
    """What a set-up or a campaign reads is played; the rest is judged, or words."""
    rules = cast("Rules", seven_seconds.rules)
    scale = rules.scale.model_copy(update={"half": True, "figure_mm": 15})
    shop = rules.chance_encounter.model_copy(update={"drone_purchase": True, "drone_points": 5})
    halved = rules.model_copy(update={"scale": scale, "chance_encounter": shop})
    read: set[str] = set()
    for seed in (*range(6), 12):  # seed 12 is a chance encounter
        battle = set_up_battle(
            PreparedPack(replace(seven_seconds, rules=cast("Rules", Spy(halved, read)))), BattleOrder(seed=seed), Game()
        )
        for lead in (0, 3, 30):
            battle.game.battle.score[:] = [lead, 0]
            battle.result()

    spied = replace(seven_seconds, rules=cast("Rules", Spy(rules, read)))
    # Enough campaigns for every turn one can take, a drawn battle in a winning streak among them.
    for seed in range(20):
        assert [*run_campaign(spied, CampaignOrder(seed=seed))]

    # The lowest level of victory is what is left when no other fits.
    assert read | JUDGED | ONLY_WORDS | {"victory.marginal_from"} == _parameters(rules)
