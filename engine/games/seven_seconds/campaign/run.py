"""A 7 Seconds campaign from its first battle to its last."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from engine.battles.orders import BattleOrder, OrderError
from engine.campaigns import CampaignOrder, Campaigns, Chapter, Fought
from engine.games.seven_seconds.campaign.sentences import sentence
from engine.games.seven_seconds.campaign.standing import LENGTHS, BattleEnd, Carried, Standing, Status, award, status
from engine.games.seven_seconds.campaign.technology import Bought, buy, compared_stats, wishes
from engine.games.seven_seconds.form import SEATS, participants
from engine.kernel.dice import die_face, keyed_draw
from schemas.models.seven_seconds.faction import Faction, Stats
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.victory import CampaignRules
from schemas.packs.packs import Loaded, Pack

BATTLE_RULES = ("7S.CAMP.4", "7S.CAMP.5", "7S.CAMP.10", "7S.CAMP.11", "7S.GAP.93", "7S.GAP.94")


@dataclass(frozen=True)
class Player:
    """One side of a campaign: its faction with the stats it has by now, and where it stands."""

    faction: Faction
    standing: Standing

    @property
    def carried(self) -> Carried:
        """What it takes into the next battle."""
        return Carried(streak=self.standing.streak, stats=self.faction.stats)


Players = tuple[Player, Player]


def run(pack: Pack, order: CampaignOrder, fight: Callable[[BattleOrder], Fought]) -> Iterator[Chapter]:
    """Yield the opening, every battle, and the end. Rules: 7S.CAMP.1, 7S.CAMP.2.

    Raises:
        OrderError: an unknown faction, or a battle that cannot be fought.
    """
    rules = cast("Rules", pack.rules).campaign
    loaded = [_faction(pack, order.seed, side, name) for side, name in enumerate(_forces(order))]
    players = (_new(loaded[0]), _new(loaded[1]))
    yield Chapter(_opening(pack, order, players, rules))
    number, standing = 0, Status(over=False)
    while number < order.battles_max and not standing.over:
        number += 1
        battle = fight(_order(order, number, players))
        players = awarded(players, _end_of(battle), rules)
        standing = status((players[0].standing, players[1].standing), order.length, rules)
        bought: tuple[Bought, ...] = ()
        if not standing.over:
            players, bought = spent(players, rules)
        yield Chapter(_battle(number, battle, players, bought), battle)
    yield Chapter(_end(number, players, standing))


def _forces(order: CampaignOrder) -> tuple[str | None, ...]:
    """Return the forces that are named for red and blue, None for those that the seed draws."""
    return tuple(each.force for each in BattleOrder(order.participants).seated(SEATS))


def _faction(pack: Pack, seed: int, side: int, name: str | None) -> Loaded:
    factions = pack.of_kind("faction")
    if not factions:
        raise OrderError("the pack has no faction")
    if name is None:
        return factions[die_face(keyed_draw(seed, 0, side, 0, 0), len(factions)) - 1]
    found = pack.find("faction", name)
    if found is None:
        known = ", ".join(faction.id for faction in factions)
        raise OrderError(f"no faction {name!r} in {pack.manifest.id}; there are: {known}")
    return found


def _new(faction: Loaded) -> Player:
    return Player(cast("Faction", faction.model), Standing())


def battle_seed(seed: int, number: int) -> int:
    """Return the seed of a campaign's battle of a number from 1, by the keyed dice."""
    return keyed_draw(seed, number, 0, 0, 0) << 30 | keyed_draw(seed, number, 0, 0, 1) >> 2


def _order(order: CampaignOrder, number: int, players: Players) -> BattleOrder:
    red, blue = players
    named = _forces(order)
    return BattleOrder(
        participants(named[0] or red.faction.id, named[1] or blue.faction.id),
        seed=battle_seed(order.seed, number),
        mode=order.mode,
        carried=(red.carried, blue.carried),
    )


def _end_of(battle: Fought) -> BattleEnd:
    result = battle.result
    sides = dict(zip(SEATS, range(2), strict=True))
    return BattleEnd(sides.get(result.winner or ""), result.level, sides.get(result.ending))


def awarded(players: Players, battle: BattleEnd, rules: CampaignRules) -> Players:
    """Return the players after a battle, before they spend anything. Rules: 7S.CAMP.4, 7S.CAMP.5, 7S.CAMP.10."""
    red, blue = award((players[0].standing, players[1].standing), battle, rules)
    return replace(players[0], standing=red), replace(players[1], standing=blue)


def spent(players: Players, rules: CampaignRules) -> tuple[Players, tuple[Bought, Bought]]:
    """Return the players after they have spent tech points, red first, and what they bought. Rule: 7S.GAP.94."""
    before = (players[0].faction.stats, players[1].faction.stats)
    red_bought = _bought(players[0], compared_stats(before, before, 0, rules), rules)
    now = (red_bought.stats, before[1])
    blue_bought = _bought(players[1], compared_stats(before, now, 1, rules), rules)
    return (_after(players[0], red_bought), _after(players[1], blue_bought)), (red_bought, blue_bought)


def _bought(player: Player, opponent: Stats, rules: CampaignRules) -> Bought:
    stats, tech = player.faction.stats, player.standing.tech
    return buy(stats, opponent, tech, wishes(stats, opponent, tech, rules), rules)


def _after(player: Player, bought: Bought) -> Player:
    faction = player.faction.model_copy(update={"stats": bought.stats})
    return Player(faction, player.standing._replace(tech=bought.tech))


def _opening(pack: Pack, order: CampaignOrder, players: Players, rules: CampaignRules) -> dict[str, Any]:
    return {
        "event": "campaign",
        "pack": pack.manifest.id,
        "version": pack.manifest.version,
        "seed": order.seed,
        "length": order.length,
        "red": players[0].faction.id,
        "blue": players[1].faction.id,
        "points_to_win": getattr(rules.points_to_win, order.length),
        "streak_to_win": rules.streak_to_win,
        "rules": ["7S.CAMP.1", "7S.CAMP.2", "7S.CAMP.3"],
    }


def _battle(number: int, battle: Fought, players: Players, bought: Sequence[Bought]) -> dict[str, Any]:
    header, result = battle.header, battle.result
    return {
        "event": "battle",
        "number": number,
        "seed": header["seed"],
        "mode": header["mode"],
        "map": header["map"],
        "game_type": header["game_type"],
        "attacker": header["attacker"],
        "rounds": result.turns,
        "winner": result.winner,
        "level": result.level,
        "victory_points": dict(result.scores),
        "table": result.ending,
        "standing": _standings(players),
        "purchases": {side: _purchases(each) for side, each in zip(SEATS, bought, strict=False)},
        "rules": list(BATTLE_RULES),
    }


def _standings(players: Players) -> dict[str, dict[str, int]]:
    return {side: player.standing._asdict() for side, player in zip(SEATS, players, strict=True)}


def _purchases(bought: Bought) -> list[dict[str, Any]]:
    made = [each for each in bought.purchases if each.cost is not None]
    return [{"rating": each.wish.rating.value, "stat": each.wish.stat.value, "cost": each.cost} for each in made]


def _end(battles: int, players: Players, found: Status) -> dict[str, Any]:
    return {
        "event": "end",
        "battles": battles,
        "over": found.over,
        "winner": None if found.winner is None else SEATS[found.winner],
        "reason": found.reason,
        "standing": _standings(players),
        "stats": {
            side: player.faction.stats.model_dump(mode="json") for side, player in zip(SEATS, players, strict=True)
        },
        "rules": ["7S.CAMP.2", "7S.CAMP.9"],
    }


CAMPAIGNS = Campaigns(Carried, LENGTHS, run, sentence, usual="medium")
