"""How battles of a system are played: the record they are played in, and what fills it."""

from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, BattleSetup, OrderError, Prepared, fixed_forces
from engine.kernel.questions import Questions
from engine.kernel.records import Record
from engine.systems import SYSTEMS, title_of
from schemas.packs.packs import Pack
from schemas.systems import SystemName

Redraw = Callable[[Any, int, int], None]
"""Draws anew, in the records of a battle, what a side does not know, by a seed."""


class PlayedSystem(NamedTuple):
    """How battles of a system are played.

    `prepare` makes a pack ready for any number of battles; `set_up_battle` sets one up in an empty record, from an
    order that fits `form`. Where scenarios have seats of their own, `form` has all seats there can be, and `form_of`
    returns that of a scenario, or of what is played without one. `questions` are those to players, where the kernel has
    an entry `list_choices`. `conceal` takes what a side does not know out of the records of a game; or, where that
    cannot be taken out, `redrawing` returns what draws it anew in a battle that is set out, by a seed, as it may be
    by all that the side has seen, and `redrawn` are the columns beside those of a battle that it writes to, by
    their records. Where there is neither, nobody searches.
    """

    game: type[Record]
    prepare: Callable[[Pack], Prepared]
    set_up_battle: Callable[[Any, BattleOrder, Any], BattleSetup]
    form: BattleForm
    questions: Questions | None = None
    form_of: Callable[[Any, str | None], BattleForm] | None = None
    conceal: Callable[[Any, int], None] | None = None
    redrawing: Callable[[Any, Any], Redraw] | None = None
    redrawn: frozenset[tuple[str, str]] = frozenset()

    @property
    def is_searched(self) -> bool:
        """Return whether players may search: what they do not know can be taken out or drawn anew."""
        return self.questions is not None and (self.conceal is not None or self.redrawing is not None)

    def redraw(self, prepared: Prepared, setup: BattleSetup) -> Redraw:
        """Return what draws anew what a side of a battle does not know, or takes it out."""
        if self.redrawing is not None:
            return self.redrawing(prepared, setup)
        conceal = self.conceal or all_lies_open
        return lambda game, side, _: conceal(game, side)

    def prepared(self, pack: Pack) -> Prepared:
        """Return a pack made ready for battles; the packs asked for last stay ready, for whoever asks again."""
        for system, known, ready in tuple(_LAST_READY):
            if system is self and known is pack:
                return ready
        ready = self.prepare(pack)
        _LAST_READY.append((self, pack, ready))
        return ready

    def form_for(self, prepared: Prepared, scenario: str | None) -> BattleForm:
        """Return the form of the battles of a scenario, or of those without one.

        Raises:
            OrderError: the pack has no such scenario.
        """
        return self.form if self.form_of is None else self.form_of(prepared, scenario)

    def set_up(self, prepared: Prepared, order: BattleOrder, game: Any) -> BattleSetup:
        """Set a battle up in an empty record.

        Raises:
            OrderError: the order does not fit the form, or names what the pack does not have.
        """
        _must_fit(order, self.form, prepared)
        setup = self.set_up_battle(prepared, order, game)
        if hasattr(game, "adapters"):
            game.setup = setup
        return setup


def all_lies_open(game: Any, side: int) -> None:
    """Conceal nothing from a side: there is nothing that it does not know but the dice to come."""
    del game, side


_LAST_READY: Final[deque[tuple[PlayedSystem, Pack, Prepared]]] = deque(maxlen=4)
"""The packs made ready last, whose maps are charted and whose scenarios are laid out once for all their battles."""


def _must_fit(order: BattleOrder, form: BattleForm, prepared: Prepared) -> None:
    named = [each.seat for each in order.participants]
    if unknown := [seat for seat in named if seat not in form.seats]:
        raise OrderError(f"no seat {unknown[0]!r}; there are: {', '.join(form.seats)}")
    if twice := [seat for seat in form.seats if named.count(seat) > 1]:
        raise OrderError(f"the seat {twice[0]!r} is named twice")
    if order.map is not None and not form.has_map:
        raise OrderError(f"these battles have no map, so none can be {order.map!r}")
    fixed_forces(prepared.scenarios, order.scenario)


def battles_of(system: SystemName) -> PlayedSystem:
    """Return how battles of a system are played.

    Raises:
        OrderError: they cannot be fought yet.
    """
    if system not in SYSTEMS or (battles := SYSTEMS[system].battles) is None:
        raise OrderError(not_yet_fought(system))
    return battles()


def not_yet_fought(system: SystemName) -> str:
    """Return the sentence for who asks for a battle of a system that has none."""
    return f"battles of {title_of(system)} cannot be fought yet"
