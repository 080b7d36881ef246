"""The sentence of each kind of event, from its named values."""

from collections.abc import Callable
from typing import Any

Named = dict[str, Any]


def _plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _name(piece: str) -> str:
    return piece[:1].upper() + piece[1:]


def _template(text: str) -> Callable[[Named], str]:
    def tell(named: Named) -> str:
        capitals = {key.capitalize(): _name(value) for key, value in named.items() if isinstance(value, str)}
        return text.format(**named, **capitals)

    return tell


def _game_type(named: Named) -> str:
    bonus = "".join(f" ({side} had +{plus})" for side, plus in named.get("bonus", {}).items() if plus)
    if named["attack_defense"]:
        return f"Attack / Defense: {named['attacker']} attacks{bonus}."
    return f"Chance encounter: {named['attacker']} is the first player{bonus}."


def _card(named: Named) -> str:
    put_back = "".join(f", and puts '{title}' back" for title in named.get("put_back", ()))
    return f"{_name(named['side'])} draws the {named['kind'].replace('_', ' ')} '{named['title']}'{put_back}."


def _turn(named: Named) -> str:
    if named["allowance"] == 1:
        return ""
    return (
        f"{_name(named['side'])} may activate {named['allowance']} units "
        f"({named['own_counters']} ready against {named['enemy_counters']})."
    )


def _wake(named: Named) -> str:
    return f"{_name(named['actor'])} {'wakes up' if named['awake'] else 'stays stunned'} (rolled {named['value']})."


def _suit(named: Named) -> str:
    outcome = "works" if named["works"] else "fails; the action is lost"
    return f"{_name(named['actor'])}'s damaged suit {outcome} (rolled {named['value']})."


def _contested(named: Named) -> str:
    if named["actor"] == named["target"]:
        return f"{_name(named['target'])} is contested."
    return f"{_name(named['actor'])} contests {named['target']}."


def _gone(verb: str) -> Callable[[Named], str]:
    return lambda named: (
        f"{_name(named['actor'])} {verb} {named['length_in']:.1f} in to ({named['x_in']:.1f}, {named['y_in']:.1f})."
    )


def _counters(named: Named) -> str:
    return (
        f"{_name(named['actor'])} takes {_plural(named['added'], 'target counter')} "
        f"from {named['cause']} and now has {named['counters']}."
    )


def _reveal(named: Named) -> str:
    if named["units"] == 0:
        return ""
    return f"{_name(named['actor'])} is revealed by {named['by']}: {_plural(named['units'], 'unit')}."


def _spent(named: Named) -> str:
    return (
        f"{_plural(named['points'], 'point')} on {named['target']} at {named['points_per_counter']} each: "
        f"{_plural(named['placed'], 'counter')}."
    )


def _unit_price(named: Named) -> str:
    if named["points_per_counter"] == 0:
        return f"{_name(named['target'])} is out of sight where it stands."
    return (
        f"Where {named['target']} stands a counter costs {named['points_per_counter']}: "
        f"{_plural(named['placed'], 'counter')}."
    )


def _bought(named: Named) -> str:
    bought = f": {', '.join(named['drones'])}" if named["drones"] else ""
    purse = _plural(named["points"], "point")
    return f"{_name(named['side'])} buys {_plural(named['count'], 'drone')} with {purse}{bought}."


def _fire(named: Named) -> str:
    return (
        f"{_name(named['actor'])} fires its {named['weapon']} at {named['target']}: "
        f"range band {named['range_band']}, {_plural(named['dice'], 'die').replace('dies', 'dice')}."
    )


def _rifle_result(named: Named) -> str:
    verbs = {"missed": "misses", "grazed": "grazes", "killed": "hits"}
    return f"{_name(named['actor'])} {verbs[named['result']]} {named['target']}."


def _end(named: Named) -> str:
    table = "the table is contested" if named["table"] == "contested" else f"{named['table']} controls the table"
    return f"The battle ends after {_plural(named['rounds'], 'round')} ({named['reason']}); {table}."


def _score(named: Named) -> str:
    words = [named.get("objective"), named.get("state", "counters" if "objective" in named else named["type"])]
    reason = " ".join(word for word in words if word).replace("_", " ")
    return f"{_name(named['side'])} scores {named['points']} for {reason}."


def _result(named: Named) -> str:
    points = f"red {named['red']}, blue {named['blue']}"
    if named["winner"] is None:
        return f"A draw: {points}."
    return f"{_name(named['winner'])} wins a {named['level']} victory: {points}."


def _intercept(named: Named) -> str:
    if not named["works"]:
        return f"The damaged suit of {named['actor']} launches no countermeasures (rolled {named['value']})."
    return f"{_name(named['actor'])} rolls {named['value']} against countermeasures {named['countermeasures']}."


def _missile_result(named: Named) -> str:
    if named["hit"]:
        return f"A direct hit on {named['target']} (rolled {named['value']} against {named['counters']})."
    return f"The missile misses {named['target']} (rolled {named['value']} against {named['counters']})."


def _blast_stage(named: Named) -> str:
    outcome = "a die beats" if named["beats_armour"] else "no die beats"
    return f"Blast on {named['actor']}, stage {named['stage']}: {outcome} armour {named['armour']}."


def _terrain_gone(named: Named) -> str:
    if named["made"]:
        return "The crater swallows older smoke or a crater."
    return f"The crater takes away the {named['type']} {named['feature']}.".replace("_", " ")


def _contact_roll(named: Named) -> str:
    outcome = "destroyed outright" if named["hit"] else "not hit squarely"
    return f"{_name(named['target'])} is {outcome} (rolled {named['value']} against {named['counters']} counters)."


def _toggle(named: Named) -> str:
    return f"{_name(named['actor'])} switches its jamming field {'on' if named['active'] else 'off'}."


def _jammed(named: Named) -> str:
    if named["value"] == 0:
        return f"{_name(named['actor'])} ends in the jamming field of {named['target']}."
    outcome = "is damaged by" if named["harmed"] else "withstands"
    return f"{_name(named['actor'])} {outcome} the jamming field of {named['target']} (rolled {named['value']})."


SENTENCES: dict[str, Callable[[Named], str]] = {
    "game_type": _game_type,
    "card": _card,
    "drones_bought": _bought,
    "edge": _template("{Side} takes the {edge} edge."),
    "objective_placed": _template("{By} places {actor} at ({x_in:.1f}, {y_in:.1f})."),
    "no_place": _template("There is no place for {actor}: it is left out."),
    "round": _template("--- Round {number} ---"),
    "initiative": _template("{Side} has the initiative (red {red}, blue {blue})."),
    "turn": _turn,
    "pass": _template("{Side} passes."),
    "wake": _wake,
    "damaged_suit": _suit,
    "move": _gone("moves"),
    "jump": _gone("jumps"),
    "left_table": _template("{Actor} leaves the table."),
    "shed": _template("{Actor} sheds {shed} of its target counters; {counters} left."),
    "counters": _counters,
    "reveal": _reveal,
    "unit_placed": _template("{Actor} appears at ({x_in:.1f}, {y_in:.1f})."),
    "decoy": _template("{Actor} was a decoy."),
    "target": _template("{Actor} searches with {dice} dice: a sensor pool of {pool}."),
    "pool_spent": _spent,
    "unit_price": _unit_price,
    "fire_rifle": _fire,
    "rifle_result": _rifle_result,
    "graze": _template("The graze on {actor}: red die {red_die}, other die {other_die} against armour {armour}."),
    "spot": _template("{Target} at ({x_in:.1f}, {y_in:.1f}) has {counters} target counters."),
    "fire_missile": _template("{Actor} fires a missile at {target}."),
    "intercept": _intercept,
    "shot_down": _template("{Actor} shoots it down."),
    "missile_result": _missile_result,
    "deviates": _template("It comes down {distance_in} in away, at {angle_deg} degrees."),
    "detonation": _template("Explosion at ({x_in:.1f}, {y_in:.1f}), radius {radius_in:.0f} in."),
    "blast_stage": _blast_stage,
    "crater": _template("A crater is left at ({x_in:.1f}, {y_in:.1f})."),
    "terrain_gone": _terrain_gone,
    "fire_flamer": _template("{Actor} fires its flamer at ({x_in:.1f}, {y_in:.1f}); smoke stays."),
    "burned": _template("{Actor} is in the flames."),
    "command": _template("{Actor} commands {target}: it may be activated again."),
    "repair": _template("{Actor} repairs the suit of {target}."),
    "scramble": _template("{Actor} scrambles: {blips} blips take its place."),
    "kamikaze": _template("{Actor} dives in to explode."),
    "contact_roll": _contact_roll,
    "toggle_jammer": _toggle,
    "jammed": _jammed,
    "objective_destroyed": _template("{Actor} is destroyed."),
    "withdraw": _template("{Side} announces a withdrawal."),
    "pursuit": _template("{Side} pursues."),
    "damaged": _template("{Actor}'s suit is damaged."),
    "stunned": _template("{Actor} is stunned."),
    "destroyed": _template("{Actor} is destroyed."),
    "secured": _template("{Side} secures {target}."),
    "contested": _contested,
    "end": _end,
    "objective_set": _template("{Actor} is left {state} by {by}."),
    "score": _score,
    "result": _result,
}
