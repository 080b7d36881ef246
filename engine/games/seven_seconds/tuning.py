"""How packs of 7 Seconds are tuned: victory points of missions, and points bought for stats."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import cast

from engine.battles.orders import OrderError
from engine.experiments.tuning.tunable import ScoreCard, Scoring, Step, Steps, Values
from engine.games.seven_seconds.rules.missions import points_of
from schemas.models.seven_seconds.cards import POINTS_LIMITS, Condition, MissionCard
from schemas.models.seven_seconds.faction import Faction, Stats
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating, Stat
from schemas.packs.packs import Loaded, Pack

MISSION = "mission_card"
FACTION = "faction"
RATINGS = tuple(Rating)


def draw_at(pack: Pack) -> int:
    """Return the greatest lead that is still a draw. Rule: 7S.GAP.92."""
    return cast("Rules", pack.rules).victory.draw_at


def score_cards(pack: Pack) -> tuple[ScoreCard, ...]:
    """Return the missions of a pack, own and inherited, by id. Rule: 7S.CARD.1."""
    return tuple(_score_card(loaded, pack) for loaded in pack.of_kind(MISSION))


def _score_card(loaded: Loaded, pack: Pack) -> ScoreCard:
    card = cast("MissionCard", loaded.model)
    conditions = card.victory_points
    return ScoreCard(
        card.id,
        card.deck.value,
        own=loaded.pack_id == pack.manifest.id,
        points=tuple(points_of(condition) for condition in conditions),
        groups=_groups(conditions),
        words=tuple(_words(condition) for condition in conditions),
        places=tuple(("victory_points", row, _field(condition)) for row, condition in enumerate(conditions)),
    )


def _groups(conditions: tuple[Condition, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the rows that differ in nothing but the objective."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for row, condition in enumerate(conditions):
        if points_of(condition):
            alike = (condition.type, getattr(condition, "state", None), points_of(condition))
            groups.setdefault(alike, []).append(row)
    return tuple(tuple(rows) for rows in groups.values())


def _words(condition: Condition) -> str:
    parts = (getattr(condition, name, None) for name in ("objective", "state"))
    return " ".join((condition.type, *(str(part) for part in parts if part is not None)))


def _field(condition: Condition) -> str:
    return "vp" if "vp" in type(condition).model_fields else "vp_each"


def with_points(pack: Pack, values: Values) -> Pack:
    """Return the pack with other victory points on some of its own missions. Rule: 7S.CARD.10."""

    def changed(loaded: Loaded) -> Loaded:
        if loaded.kind != MISSION or loaded.id not in values:
            return loaded
        card = cast("MissionCard", loaded.model)
        conditions = tuple(
            condition.model_copy(update={_field(condition): points})
            for condition, points in zip(card.victory_points, values[loaded.id], strict=True)
        )
        return replace(loaded, model=card.model_copy(update={"victory_points": conditions}))

    return replace(pack, documents=tuple(changed(loaded) for loaded in pack.documents))


def steps(pack: Pack, faction: str) -> tuple[Step, ...]:
    """Return the steps of one point that the rules allow a faction, by stat and rating, up before down.

    A point bought at a rating lifts the better ones as well, since each starts from the one below; it can be given
    back where it was bought. Rules: 7S.FAC.5 to 7S.FAC.9.

    Raises:
        OrderError: there is no such faction.
    """
    rules = cast("Rules", pack.rules).faction
    stats = _faction(pack, faction).stats
    return tuple(
        Step(f"{faction}{change:+d}{stat}@{rating}", (stat.value, rating.value), change)
        for stat, rating, change in product(Stat, RATINGS, (1, -1))
        if _is_legal(_stepped(stats, stat, rating, change), stat, (rules.stat_min, rules.stat_max))
    )


def _faction(pack: Pack, name: str) -> Faction:
    found = pack.find(FACTION, name)
    if found is None:
        known = ", ".join(document.id for document in pack.of_kind(FACTION))
        raise OrderError(f"no faction {name!r} in {pack.manifest.id}; there are: {known}")
    return cast("Faction", found.model)


def _is_legal(stats: Stats, stat: Stat, limits: tuple[int, int]) -> bool:
    ladder = [stats.line(rating).value(stat) for rating in RATINGS]
    return ladder == sorted(ladder) and limits[0] <= ladder[0] and ladder[-1] <= limits[1]


def _stepped(stats: Stats, stat: Stat, rating: Rating, change: int) -> Stats:
    lines = {
        line.value: stats.line(line).model_copy(update={stat.value: stats.line(line).value(stat) + change})
        for line in RATINGS[RATINGS.index(rating) :]
    }
    return stats.model_copy(update=lines)


def with_steps(pack: Pack, faction: str, taken: tuple[Step, ...]) -> Pack:
    """Return the pack with a further faction for each step, called by the step's id.

    Raises:
        OrderError: there is no such faction.
    """
    return replace(pack, documents=(*pack.documents, *_variants(pack, faction, taken)))


def _variants(pack: Pack, name: str, taken: tuple[Step, ...]) -> Iterator[Loaded]:
    faction, found = _faction(pack, name), pack.find(FACTION, name)
    assert found is not None
    for step in taken:
        stat, rating = step.at
        stats = _stepped(faction.stats, Stat(stat), Rating(rating), step.change)
        model = faction.model_copy(update={"id": step.id, "stats": stats})
        yield replace(found, id=step.id, model=model, pack_id=pack.manifest.id)


MISSIONS = Scoring(
    drawn="mission",
    met="met",
    kind=MISSION,
    points="victory points",
    limits=POINTS_LIMITS,
    draw_at=draw_at,
    cards=score_cards,
    with_points=with_points,
)

STATS = Steps(
    columns=("stat", "rating"),
    explained="bought at a rating, which lifts or lowers the better ratings with it",
    steps=steps,
    with_steps=with_steps,
)
