"""Campaigns: what battles earn, when it is over, what technology costs."""

from collections.abc import Mapping
from typing import Any

from engine.games.seven_seconds.campaign.standing import BattleEnd, Standing, Standings, advantage, award, status
from engine.games.seven_seconds.campaign.technology import Raise, buy, price, purchase
from schemas.models.seven_seconds.faction import StatLine, Stats
from schemas.models.seven_seconds.words import Rating, Stat
from tests.rules.adapters.seven_seconds.bench import Answer, Given, rules_of
from tests.rules.adapters.seven_seconds.setup import PLAYERS

NOBODY = ("draw", "none", "contested", None)
STAT_WORDS = {"cm": Stat.COUNTERMEASURES}


def player_of(word: str | None) -> int | None:
    """Return a player's number by `p1`, `controlled_by_p2` and the like."""
    return None if word in NOBODY or word is None else PLAYERS.index(word.removeprefix("controlled_by_"))


def standing(known: Mapping[str, int]) -> Standing:
    """Return where a player stands."""
    return Standing(known.get("points", 0), known.get("streak", 0), known.get("tech", 0))


def shown(standings: Standings) -> Answer:
    """Return the standings in the words of the cases."""
    return {
        player: {"points": each.points, "streak": each.streak, "tech": each.tech}
        for player, each in zip(PLAYERS, standings, strict=True)
    }


def campaign_award(given: Given) -> Answer:
    """Answer the standings after a battle."""
    battle = given["battle"]
    before = (standing(given["before"]["p1"]), standing(given["before"]["p2"]))
    end = BattleEnd(player_of(battle["winner"]), battle["level"], player_of(battle["table"]))
    return shown(award(before, end, rules_of(given).campaign))


def ending(standings: Standings, length: str, given: Given) -> Answer:
    """Return whether a campaign is over, by whom and why."""
    found = status(standings, length, rules_of(given).campaign)
    if not found.over:
        return {"over": False, "winner": None, "reason": None}
    return {"over": True, "winner": "draw" if found.winner is None else PLAYERS[found.winner], "reason": found.reason}


def campaign_status(given: Given) -> Answer:
    """Answer whether a campaign is over."""
    return ending((standing(given["p1"]), standing(given["p2"])), given["length"], given)


def campaign_status_many(given: Given) -> Answer:
    """Answer the same for several campaigns."""
    found = []
    for number, length in enumerate(given["length"]):
        players = [
            Standing(*(given.get(f"{player}_{word}", [0] * 99)[number] for word in ("points", "streak")))
            for player in PLAYERS
        ]
        found.append(ending((players[0], players[1]), length, given))
    return {name: [row[name] for row in found] for name in ("over", "winner", "reason")}


def campaign_sequence(given: Given) -> Answer:
    """Answer the standings after battles from zero, and who has won."""
    standings: Standings = (Standing(), Standing())
    answer = ending(standings, given["length"], given)
    for battle in given["battles"]:
        if not answer["over"]:
            end = BattleEnd(player_of(battle["winner"]), battle["level"], player_of(battle["control"]))
            standings = award(standings, end, rules_of(given).campaign)
            answer = ending(standings, given["length"], given)
    return shown(standings) | answer


def pre_battle_draws(given: Given) -> Answer:
    """Answer what streaks bring."""
    found = [advantage(streak, rules_of(given).campaign) for streak in given["streaks"]]
    names = ("roll_bonus", "troop_cards", "mission_cards", "drone_cards")
    return {name: [getattr(each, name) for each in found] for name in names}


def stat_of(word: str) -> Stat:
    """Return a stat by its name or key."""
    return STAT_WORDS.get(word) or Stat(word)


def stats_of(values: Mapping[str, Any], stat: Stat | None = None) -> Stats:
    """Return the stats of the three ratings: one value for all of a rating, or values by stat; the rest is 1."""
    lines = {}
    for rating in Rating:
        known = values[rating.value]
        named = {stat_of(word): value for word, value in known.items()} if isinstance(known, Mapping) else {}
        filled = {each.value: known if not named and each is stat else named.get(each, 1) for each in Stat}
        lines[rating.value] = StatLine(**filled)
    return Stats(**lines)


def tech_cost(given: Given) -> Answer:
    """Answer the price of one more for each rating of a stat."""
    own, opponent = (stats_of(given[name], Stat.SENSORS) for name in ("own", "opponent"))
    rules = rules_of(given).campaign
    return {rating.value: price(own, opponent, Raise(rating, Stat.SENSORS), rules) for rating in Rating}


def tech_legality(given: Given) -> Answer:
    """Answer which raises are legal, each by itself."""
    own = stats_of(given["own"], Stat.SENSORS)
    opponent = stats_of(given.get("opponent", given["own"]), Stat.SENSORS)
    wishes = [Raise(Rating(word), Stat.SENSORS) for word in given["raises"]]
    made = [purchase(own, opponent, given["tech"], wish, rules_of(given).campaign) for wish in wishes]
    return {
        "legal": [each.cost is not None for each in made],
        "costs": [each.cost for each in made],
        "errors": [each.error or None for each in made],
    }


def tech_purchase(given: Given) -> Answer:
    """Answer what purchases in a row come to."""
    wishes = [Raise(Rating(rating), stat_of(stat)) for rating, stat in given["buy"]]
    own, opponent = stats_of(given["faction"]), stats_of(given["opponent_snapshot"])
    bought = buy(own, opponent, given["tech"], wishes, rules_of(given).campaign)
    known = {word for line in given["faction"].values() for word in line}
    ends = {
        rating.value: {word: bought.stats.line(rating).value(stat_of(word)) for word in sorted(known)}
        for rating in Rating
    }
    return {
        "costs": [each.cost for each in bought.purchases],
        "legal": [each.cost is not None for each in bought.purchases],
        "errors": [each.error or None for each in bought.purchases],
        "tech_left": bought.tech,
        "stats": {name: next(iter(line.values())) if len(line) == 1 else line for name, line in ends.items()},
    }
