"""What may be chosen: maneuvers and their requirements, targets, allies and ratings. Rules: MN.COR.2, MN.GAP.3."""

from collections.abc import Iterator

from schemas.models.maneuvers.maneuver import (
    AimNeeded,
    AllyNeeded,
    EdgeNeeded,
    Maneuver,
    RatingNeeded,
    Requirement,
    StateNeeded,
)
from schemas.models.maneuvers.words import Currency, State
from tests.referees.maneuvers.fight import Fight
from tests.referees.maneuvers.fighters import OTHER, Fighter

Fault = tuple[str, str]
RULES_OF_STATES = {State.HIDDEN: "MN.SNP.1", State.OBSERVER: "MN.FLG.1"}


def faults(
    maneuver: Maneuver, actor: Fighter, target: Fighter | None, ally: Fighter | None, fight: Fight
) -> Iterator[Fault]:
    """Yield the rule and a sentence for each reason why a maneuver may not be chosen so."""
    if actor.gone:
        yield "MN.ESC.3", f"{actor.name} is out of the fight"
    yield from _of_names(maneuver, actor, target, ally, fight)
    if not (target and waived(maneuver, actor, target, fight)):
        for each in maneuver.requires:
            yield from _of_requirement(each, actor, target, fight)
    yield from _of_price(maneuver, actor, fight)


def waived(maneuver: Maneuver, actor: Fighter, target: Fighter, fight: Fight) -> bool:
    """Return whether a state of the target makes the requirements needless. Rule: MN.GAP.11."""
    state = maneuver.waived_by
    return state is not None and fight.rules.hiding.exposure_waives and concerns(state, target, actor)


def concerns(state: State, target: Fighter, actor: Fighter) -> bool:
    """Return whether an enemy is in a state, as far as the actor has to do with it. Rules: MN.COV.3, MN.FLG.2."""
    if state is State.EXPOSED:
        return actor in target.exposed_to
    if state is State.FLAGGED:
        return any(flagger.side == actor.side for flagger in target.flagged_by)
    return state in target.states


def _of_names(
    maneuver: Maneuver, actor: Fighter, target: Fighter | None, ally: Fighter | None, fight: Fight
) -> Iterator[Fault]:
    """Yield what is wrong with whom the actor names. Rules: MN.COR.3, MN.AID.1, MN.GAP.6."""
    if maneuver.has_target != (target is not None):
        yield "MN.GAP.6", f"{maneuver.id} names {'no target' if target is None else 'a target'}"
    if target is not None and (target.side == actor.side or target.gone):
        yield "MN.GAP.6", f"{target.name} is no enemy in the fight"
    if ally is not None and (ally.side != actor.side or ally.gone or ally is actor):
        yield "MN.AID.1", f"{ally.name} is no ally in the fight"
    others = any(each is not actor for each in fight.present(actor.side))
    if (ally is not None) != (maneuver.has_ally and others):
        yield "MN.AID.1", f"{maneuver.id} names {'no ally' if ally is None else 'an ally'}"


def _of_requirement(needed: Requirement, actor: Fighter, target: Fighter | None, fight: Fight) -> Iterator[Fault]:
    """Yield why a requirement is not met. Rules: MN.SNP.1, MN.SNP.2, MN.FLG.1, MN.GAP.3."""
    match needed:
        case StateNeeded(state=state, whom="actor") if state not in actor.states:
            yield RULES_OF_STATES.get(state, "MN.COR.1"), f"{actor.name} is not {state}"
        case StateNeeded(state=state, whom="target") if target is not None and not concerns(state, target, actor):
            yield "MN.COR.1", f"{target.name} is not {state}"
        case AimNeeded() if target is not None:
            yield from _of_aim(actor, target, fight)
        case AllyNeeded() if not any(each is not actor for each in fight.present(actor.side)):
            yield "MN.AID.1", f"{actor.name} has no ally"
        case RatingNeeded(rating=rating, least=least) if actor.card.value(rating) < least:
            yield "MN.COR.1", f"{actor.name} has {rating} {actor.card.value(rating)}, not {least}"
        case EdgeNeeded(least=least) if fight.edge(actor.side) < least:
            yield "MN.GAP.3", f"an Edge of {fight.edge(actor.side)} is not {least}"


def _of_aim(actor: Fighter, target: Fighter, fight: Fight) -> Iterator[Fault]:
    """Yield why the actor does not know where to aim. Rules: MN.SNP.2, MN.COV.4, MN.GAP.12."""
    if concerns(State.FLAGGED, target, actor):
        return
    if fight.rules.hiding.snipe_needs_ready and State.SNIPE_READY not in actor.states:
        yield "MN.GAP.12", f"{actor.name} is not ready to snipe"
    if State.OBSERVER not in actor.states:
        yield "MN.SNP.2", f"{actor.name} has not observed"


def _of_price(maneuver: Maneuver, actor: Fighter, fight: Fight) -> Iterator[Fault]:
    """Yield why the squad cannot pay. Rules: MN.GAP.3, MN.GAP.32."""
    for currency in Currency:
        if not fight.affords(actor.side, currency, maneuver.cost(currency)):
            yield "MN.GAP.3", f"{maneuver.cost(currency)} {currency} cannot be paid"


def possible(maneuver: Maneuver, actor: Fighter, fight: Fight) -> bool:
    """Return whether there is a way to choose a maneuver. Rules: MN.COR.3, MN.GAP.6."""
    enemies = [*fight.present(OTHER[actor.side])]
    targets: list[Fighter | None] = [*enemies] if maneuver.has_target else [None]
    others = [each for each in fight.present(actor.side) if each is not actor]
    ally = others[0] if others and maneuver.has_ally else None
    return bool(enemies) and any(not [*faults(maneuver, actor, target, ally, fight)] for target in targets)
