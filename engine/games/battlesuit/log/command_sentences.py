"""The sentences of command, support, panic and suits."""

from collections.abc import Callable
from typing import Any

Named = dict[str, Any]


def _name(soldier: str) -> str:
    return soldier[:1].upper() + soldier[1:]


def _points(count: int) -> str:
    return "1 command point" if count == 1 else f"{count} command points"


def _boxes(count: int) -> str:
    return "1 damage box" if count == 1 else f"{count} damage boxes"


def _override(named: Named) -> str:
    return f"{_name(named['actor'])} acts while shaken comrades wait."


def _pool(named: Named) -> str:
    return f"{_name(named['actor'])} takes active command: {_points(named['points'])}, {named['pool']} in the pool."


def _spent(named: Named) -> str:
    purpose = "the morale of" if named["on"] == "a morale roll" else "calling on"
    return f"{_name(named['side'])} spends {_points(named['points'])} on {purpose} {named['actor']}."


def _group(named: Named) -> str:
    return f"{_name(named['actor'])} {'follows the call' if named['passes'] else 'does not hear the call'}."


def _leader(named: Named) -> str:
    return f"{_name(named['actor'])} takes over from {named['target']}."


def _rally(named: Named) -> str:
    return f"{_name(named['actor'])} steadies {named['target']}, now {named['becomes']}."


def _mend(named: Named) -> str:
    if named["restored"] == 0:
        return f"{_name(named['actor'])} works on {named['target']}, in vain."
    if named["restored"] < 0:
        return f"{_name(named['actor'])} makes the damage of {named['target']} worse."
    return f"{_name(named['actor'])} restores {_boxes(named['restored'])} of {named['target']}."


def _query(named: Named) -> str:
    return f"{_name(named['actor'])} makes out what {named['target']} is."


def _suit(named: Named) -> str:
    return f"The suit of {named['actor']} {'holds' if named['holds'] else 'fails'}."


def _berserk(named: Named) -> str:
    if named["does"] == "leaps":
        return f"{_name(named['actor'])} goes berserk and leaps up to level {named['level']}."
    return f"{_name(named['actor'])} goes berserk and charges {named['way']}."


def _flight(named: Named) -> str:
    return f"{_name(named['actor'])} runs for {'cover' if named['to'] == 'cover' else 'the edge of the map'}."


def _reorganised(named: Named) -> str:
    if named["stage"] == "begins":
        return f"{_name(named['side'])} does nothing else this turn and reorganises."
    return f"{_name(named['side'])} fights on as one squad."


COMMAND_SENTENCES: dict[str, Callable[[Named], str]] = {
    "override": _override,
    "pool": _pool,
    "spent": _spent,
    "group": _group,
    "leader": _leader,
    "rally": _rally,
    "mend": _mend,
    "query": _query,
    "suit": _suit,
    "berserk": _berserk,
    "flight": _flight,
    "reorganised": _reorganised,
}
