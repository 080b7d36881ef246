"""The words of documents as the numbers of the kernel."""

from collections.abc import Mapping
from typing import Any, Final

from engine.games.maneuvers.kernel import codes
from schemas.models.maneuvers import maneuver as needs
from schemas.models.maneuvers import steps
from schemas.models.maneuvers.words import Currency, Rating, Scope, SideWord, State, Way, Whom

RATING_CODES: Final[Mapping[Any, int]] = {rating: number for number, rating in enumerate(Rating)}
STATE_CODES: Final[Mapping[Any, int]] = {
    State.HIDDEN: codes.HIDDEN,
    State.SNIPE_READY: codes.SNIPE_READY,
    State.EXPOSED: codes.EXPOSED,
    State.FLAGGED: codes.FLAGGED,
    State.OBSERVER: codes.OBSERVER,
    State.ESCAPING: codes.ESCAPING,
}
WHOM_CODES: Final[Mapping[Any, int]] = {
    Whom.ACTOR: codes.THE_ACTOR,
    Whom.TARGET: codes.THE_TARGET,
    Whom.OPPONENT: codes.THE_OPPONENT,
    Whom.ALLY: codes.THE_ALLY,
    Whom.HIDDEN_ENEMY: codes.THE_HIDDEN_ENEMY,
}
SIDE_CODES: Final[Mapping[Any, int]] = {SideWord.OWN: codes.OWN_SIDE, SideWord.OTHER: codes.OTHER_SIDE}
WAY_CODES: Final[Mapping[Any, int]] = {Way.ANYWHERE: codes.ANYWHERE, Way.TOWARDS: codes.TOWARDS, Way.AWAY: codes.AWAY}
CURRENCY_CODES: Final[Mapping[Any, int]] = {Currency.EDGE: codes.EDGE, Currency.POINTS: codes.POINTS}
SCOPE_CODES: Final[Mapping[Any, int]] = {
    Scope.MANEUVERS_AGAINST: codes.ON_AGAINST,
    Scope.MANEUVERS_OF: codes.ON_MANEUVERS,
    Scope.NEXT_MANEUVER_OF: codes.ON_NEXT,
    Scope.CHECKS_OF: codes.ON_CHECKS,
}
NEED_CODES: Final[Mapping[type, int]] = {
    needs.StateNeeded: codes.NEED_STATE,
    needs.AimNeeded: codes.NEED_AIM,
    needs.AllyNeeded: codes.NEED_ALLY,
    needs.RatingNeeded: codes.NEED_RATING,
    needs.EdgeNeeded: codes.NEED_EDGE,
}
STEP_CODES: Final[Mapping[type, int]] = {
    steps.Move: codes.STEP_MOVE,
    steps.Gain: codes.STEP_GAIN,
    steps.Lose: codes.STEP_LOSE,
    steps.Pay: codes.STEP_PAY,
    steps.PayOrClear: codes.STEP_PAY_OR_CLEAR,
    steps.SetState: codes.STEP_SET,
    steps.ClearState: codes.STEP_CLEAR,
    steps.Advantage: codes.STEP_ADVANTAGE,
    steps.Disadvantage: codes.STEP_DISADVANTAGE,
    steps.Damage: codes.STEP_DAMAGE,
    steps.LoseAction: codes.STEP_LOSE_ACTION,
    steps.Extra: codes.STEP_EXTRA,
    steps.Leave: codes.STEP_LEAVE,
    steps.Unnoticed: codes.STEP_UNNOTICED,
}
