"""Every kind of log row, in the order of a battle: its phase, its rules, its sentence and its values."""

from typing import Final

from engine.battles.events import Event, Events
from engine.battles.orders import Row
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.kernel.event_codes import Draw
from engine.games.battlesuit.log.action_events import ACTION_EVENTS
from engine.games.battlesuit.log.cells import PARTS
from engine.games.battlesuit.log.command_events import COMMAND_EVENTS
from engine.games.battlesuit.log.course_events import COURSE_EVENTS
from engine.games.battlesuit.log.flight_events import FLIGHT_EVENTS
from engine.games.battlesuit.log.hidden_events import HIDDEN_EVENTS
from engine.games.battlesuit.names import Cast

REASON = 7
"""Where a row of the kernel has what a die is thrown for."""

EVENTS = (*COURSE_EVENTS, *ACTION_EVENTS, *FLIGHT_EVENTS, *HIDDEN_EVENTS, *COMMAND_EVENTS)


def _phase(kind: Event[Cast], row: Row) -> str:
    """Return the phase of a row: that of a die for the initiative is its own."""
    return "initiative" if row[0] == event_codes.Event.DIE and row[REASON] == Draw.INITIATIVE else kind.phase


LOG: Final = Events[Cast](
    EVENTS,
    clock="turn",
    side=lambda code, _: SIDES[code],
    piece=lambda code, cast: cast.soldier(code),
    parts=PARTS,
    phase=_phase,
)
