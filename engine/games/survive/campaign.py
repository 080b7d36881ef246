"""A SURVIVE campaign: the levels of a pack that are played by Campaign Play, one after another, and its rows as lines.

The rules link levels and record SoulChips and Levels-up of each Mob; they carry nothing into the next level and name no
end, so the order says how many levels are fought. Rules: SV.GAM.1, SV.GAP.6, SV.GAP.34.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

from engine.battles.battle import Battle
from engine.battles.orders import BattleOrder, OrderError
from engine.campaigns import CampaignOrder, Campaigns, Chapter, Fought
from engine.games.survive.battle.prepared import PreparedPack
from engine.games.survive.log.words import side
from engine.kernel.dice import keyed_draw
from schemas.base import Part
from schemas.catalogues.saying import counted, said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Mode
from schemas.packs.packs import Pack

Named = dict[str, Any]

CORNERS: Final = {
    "south_west": "south west",
    "north_west": "north west",
    "north_east": "north east",
    "south_east": "south east",
}


def _opening_line(row: Named, language: str) -> str:
    return counted(
        row["battles"],
        "{number} level in a row of {levels}, seed {seed}.",
        "{number} levels in a row of {levels}, seed {seed}.",
        language,
        levels=", ".join(row["levels"]),
        seed=row["seed"],
    )


def _battle_line(row: Named, language: str) -> str:
    mob, winner = row["mob"], row["winner"]
    who = f"{mob} ({said(CORNERS[winner], language)})" if mob else side(winner, language)
    return said(
        "{number}. {level}: {winner} wins by {ending}. {record}",
        language,
        number=row["number"],
        level=row["level"],
        winner=who,
        ending=said(row["ending"], language),
        record=_record_line(row["record"], language),
    )


def _end_line(row: Named, language: str) -> str:
    record = _record_line(row["record"], language)
    return counted(
        row["battles"], "After {number} level: {record}", "After {number} levels: {record}", language, record=record
    )


def _record_line(record: dict[str, dict[str, int]], language: str) -> str:
    """Return the record of each Mob: `glass_dogs 1 won, Levels-up 0, SoulChips 3.`."""
    words = (
        said(
            "{mob} {won} won, Levels-up {levels_up}, SoulChips {soulchips}",
            language,
            mob=mob,
            won=each["won"],
            levels_up=each["levels_up"],
            soulchips=each["soulchips"],
        )
        for mob, each in record.items()
    )
    return f"{'; '.join(words)}."


LINES: dict[str, Callable[[Named, str], str]] = {"campaign": _opening_line, "battle": _battle_line, "end": _end_line}


def sentence(row: Named, language: str) -> str:
    """Return a row of a campaign as one line in a language."""
    return LINES[row["event"]](row, language)


RULES = ["SV.GAM.1", "SV.GAP.6", "SV.GAP.34"]
RECORDED = ("levels_up", "soulchips")


class Carried(Part):
    """What a Mob takes into the next level: nothing, as ruled. Rule: SV.GAP.34."""


def run(pack: Pack, order: CampaignOrder, fight: Callable[[BattleOrder], Fought]) -> Iterator[Chapter]:
    """Yield the opening, a chapter for each level, and the record.

    Raises:
        OrderError: the pack has no level of a campaign, or a battle cannot be fought.
    """
    levels = campaign_levels(pack)
    record: dict[str, Counter[str]] = {}
    yield Chapter(_opening(pack, order, levels))
    for number in range(1, order.battles_max + 1):
        level = levels[(number - 1) % len(levels)]
        battle = fight(_order(pack, order, number, level))
        _write_down(record, battle)
        yield Chapter(_battle(number, battle, record), battle)
    yield Chapter({"event": "end", "battles": order.battles_max, "record": _recorded(record), "rules": RULES})


def campaign_levels(pack: Pack) -> tuple[str, ...]:
    """Return the levels that are played by Campaign Play, by id: those that say so, or all if the rules do.

    Raises:
        OrderError: there is none.
    """
    by_rules = cast("Rules", pack.rules).game.mode
    levels = PreparedPack(pack).levels
    found = tuple(name for name, level in levels.items() if (level.mode or by_rules) is Mode.CAMPAIGN)
    if not found:
        raise OrderError(
            f"{pack.manifest.id} has no level of a campaign: give its levels `mode: campaign`, or its rules "
            "`game.mode: campaign`"
        )
    return found


def _order(pack: Pack, order: CampaignOrder, number: int, level: str) -> BattleOrder:
    """Return the order of a level; who is named sits where the level has that corner."""
    seats = PreparedPack(pack).form(level).seats
    seed = keyed_draw(order.seed, number, 0, 0, 0) << 30 | keyed_draw(order.seed, number, 0, 0, 1) >> 2
    whole = BattleOrder(order.participants, level, None, seed, order.mode)
    return whole._replace(participants=whole.seated(seats))


def _write_down(record: dict[str, Counter[str]], battle: Fought) -> None:
    """Count what a level brought, by Mob. Rule: SV.GAP.34."""
    fought = cast("Battle", battle)
    facts, header = fought.setup.outcome(fought.order).facts, battle.header
    for place, seat in enumerate(battle.result.scores):
        counted = {name: facts[name][place] for name in RECORDED}
        record.setdefault(header[seat]["force"], Counter()).update({"levels": 1, **counted})
        record[header[seat]["force"]]["won"] += battle.result.winner == seat


def _opening(pack: Pack, order: CampaignOrder, levels: tuple[str, ...]) -> dict[str, Any]:
    return {
        "event": "campaign",
        "pack": pack.manifest.id,
        "version": pack.manifest.version,
        "seed": order.seed,
        "levels": list(levels),
        "battles": order.battles_max,
        "rules": RULES,
    }


def _battle(number: int, battle: Fought, record: dict[str, Counter[str]]) -> dict[str, Any]:
    header, result = battle.header, battle.result
    winner = result.winner
    return {
        "event": "battle",
        "number": number,
        "seed": header["seed"],
        "mode": header["mode"],
        "level": header["level"],
        "turns": result.turns,
        "winner": winner,
        "mob": header[winner]["force"] if winner is not None and winner in result.scores else None,
        "ending": result.ending,
        "survivors": dict(result.scores),
        "record": _recorded(record),
        "rules": [*RULES, "SV.VIC.1", "SV.RED.6"],
    }


def _recorded(record: dict[str, Counter[str]]) -> dict[str, dict[str, int]]:
    """Return the record by Mob, in the order of their names."""
    return {mob: {name: record[mob][name] for name in ("levels", "won", *RECORDED)} for mob in sorted(record)}


CAMPAIGNS = Campaigns(Carried, (), run, sentence)
