"""Scenarios: several actions in a row by units that keep their state; there is no map."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, place_counters
from engine.games.seven_seconds.kernel.actions.movement import relocate
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Kind
from engine.games.seven_seconds.rules.numbers import mils, pack_table
from schemas.models.seven_seconds.terrain_map import TerrainMap
from tests.rules.adapters.seven_seconds.bench import (
    ATTACKER,
    DEFENDER,
    Answer,
    Bench,
    Given,
    Point,
    Terrain,
    ahead,
)
from tests.rules.adapters.seven_seconds.documents import terrain_map
from tests.rules.adapters.seven_seconds.measures import HERE
from tests.rules.adapters.seven_seconds.missiles import lay_flight, outcome, spot
from tests.rules.adapters.seven_seconds.rifles import RESULTS, chooses
from tests.rules.adapters.seven_seconds.sight import between

Step = Mapping[str, Any]
FLIGHT_IN = 30.0
MISSES_ANYWAY = 99
"""What a unit throws that the case has in a blast without countermeasures: it stands where there is no map."""


class Scenario:
    """Units by id on a bench whose ground is laid out anew for every step."""

    def __init__(self, given: Given) -> None:
        self.bench = Bench(given)
        self.game = self.bench.game
        self.units: dict[str, int] = {}
        for name, row in given["units"].items():
            side = DEFENDER if name.upper().startswith("E") else ATTACKER
            self.units[name] = self.bench.unit(side, row["type"], (0, 0), row)
        self.answer: Answer = {"rifle_dice": [], "rifle_results": [], "points_unspent": []}

    def lay_out(self, terrain: Sequence[Terrain], places: Mapping[str, Point]) -> None:
        """Lay out terrain, put some units at their places and all others far away; forget old dice and rows."""
        features = [
            {"id": f"piece_{number}", "type": kind, "outline_in": [list(corner) for corner in outline]}
            for number, (kind, outline) in enumerate(terrain)
        ]
        field = TerrainMap.model_validate(terrain_map(features))
        pack_table(field, self.bench.rules, self.game.table, self.game.outlines)
        self.game.battle.patches = 0
        self.game.script.rows = self.game.script.missed = 0
        self.game.log.length = 0
        for number, (name, piece) in enumerate(self.units.items()):
            self.bench.place(piece, places.get(name, (1000.0 + 100 * number, 1000.0)))

    def lay(self, name: str, reason: int, dice: Any) -> None:
        """Lay down a die, or several, of a unit; none if there are none."""
        if dice is not None:
            self.bench.lay(self.units[name], reason, *(dice if isinstance(dice, list | tuple) else (dice,)))

    def at_range(self, range_in: float, bearing: float = 0.0) -> Point:
        """Return the place of a base so far from one at HERE."""
        return self.bench.at_range(HERE, range_in, bearing)

    def target(self, step: Step) -> None:
        """Take a Target action."""
        rows = step["at"].items()
        bearings = [60.0 * number - 60 for number in range(len(rows))]
        terrain, places = [], {step["unit"]: HERE}
        for (name, row), bearing in zip(rows, bearings, strict=True):
            pieces = row.get("intervening") or ()
            terrain += between(row["range_in"], pieces, row.get("cover", "clear"), self.bench.rules, bearing)
            places[name] = self.at_range(row["range_in"], bearing)
        self.lay_out(terrain, places)
        actor = self.units[step["unit"]]
        self.bench.face(actor, 0)
        self.lay(step["unit"], Draw.SENSORS, step["dice"])
        clear_choice(self.game)
        self.game.choice.action, self.game.choice.dice = Action.TARGET, len(step["dice"])
        act(self.game, actor)
        pool = self.game.choice.dice
        clear_choice(self.game)
        for name, row in rows:
            self.game.choice.points[self.units[name]] = row["points"]
        place_counters(self.game, actor, pool)
        self.answer["points_unspent"].append(pool - sum(row["points"] for _, row in rows))

    def fire_rifle(self, step: Step) -> None:
        """Fire a rifle."""
        pieces = step.get("intervening") or ()
        terrain = between(step["range_in"], pieces, step.get("cover", "clear"), self.bench.rules)
        self.lay_out(terrain, {step["unit"]: HERE, step["at"]: self.at_range(step["range_in"])})
        self.bench.face(self.units[step["unit"]], 0)
        self.lay(step["unit"], Draw.RIFLE, step["roll"])
        self.lay(step["at"], Draw.STUN, step.get("red"))
        self.lay(step["at"], Draw.DAMAGE, step.get("normal"))
        self.act_at(step, Action.FIRE_RIFLE, step["at"])
        self.answer["rifle_dice"] += [row[5] for row in self.bench.events(Event.FIRE_RIFLE)]
        self.answer["rifle_results"] += [RESULTS[row[4]] for row in self.bench.events(Event.RIFLE_RESULT)]

    def act_at(self, step: Step, action: int, name: str) -> None:
        """Carry out an action at another unit; no die is thrown that the step does not give."""
        chooses(self.bench, action, self.units[name])
        act(self.game, self.units[step["unit"]])
        self.bench.check_dice()

    def fire_missile(self, step: Step) -> None:
        """Fire a missile: who rolls countermeasures stands on its way, who is in the blast round its impact."""
        at = ahead(HERE, FLIGHT_IN)
        away = sum(step["deviation"][die] for die in ("red", "other")) if step.get("deviation") else 0
        impact = ahead(at, away, 90)
        caught = step.get("in_blast", {})
        places = {step["unit"]: HERE, step["at"]: at}
        rolls = step.get("cm_rolls", {})
        reach = self.game.forces.blast_radius[self.units[step["unit"]]]
        on_the_way = [name for name in rolls if name not in {step["at"], *caught}]
        places |= {name: ahead(HERE, 10.0 + 2 * number) for number, name in enumerate(on_the_way)}
        inside = [name for name in caught if name != step["at"]]
        for number, name in enumerate(inside):
            places[name] = ahead(impact, reach * (len(inside) - number) / (len(inside) + 1), 180)
        self.lay_out(spot(at, step.get("cover", "clear")), places)
        for name in places:
            self.lay_countermeasures(name, rolls.get(name, MISSES_ANYWAY))
        for name, row in caught.items():
            self.lay(name, Draw.BLAST, [die for stage in row.get("stages", ()) for die in stage])
        lay_flight(self.bench, self.units[step["unit"]], step, angle_deg=90)
        self.act_at(step, Action.FIRE_MISSILE, step["at"])
        self.answer |= outcome(self.bench, {piece: name for name, piece in self.units.items()})

    def lay_countermeasures(self, name: str, roll: Any) -> None:
        """Lay down a countermeasures roll; of a damaged suit it may be two, the first for the suit."""
        dice = [roll["damage_roll"], roll.get("roll")] if isinstance(roll, Mapping) else roll
        if self.game.battle.damaged[self.units[name]]:
            works, *dice = dice if isinstance(dice, list) else [1, dice]
            self.lay(name, Draw.COUNTERMEASURES_OF_A_DAMAGED_SUIT, works)
        self.lay(
            name, Draw.COUNTERMEASURES, [die for die in (dice if isinstance(dice, list) else [dice]) if die is not None]
        )

    def go(self, step: Step) -> None:
        """Move or Jump, with some enemies near the end of it."""
        end = self.at_range(0.0)
        names: Iterable[str] = step.get("within_6in", ())
        places = {name: self.bench.at_range(end, 5.0, 45.0 * number) for number, name in enumerate(names)}
        self.lay_out((), places | {step["unit"]: ahead(end, step["displacement_in"], 180)})
        action = Action.JUMP if step["do"] == "jump" else Action.MOVE
        relocate(self.game, self.units[step["unit"]], action, mils(end[0]), mils(end[1]))

    def command(self, step: Step) -> None:
        """Give a command."""
        self.lay_out((), {})
        self.game.battle.active[self.units[step["to"]]] = 0
        self.act_at(step, Action.COMMAND, step["to"])

    def toggle_jammer(self, step: Step) -> None:
        """Switch a jamming field."""
        self.lay_out((), {})
        self.act_at(step, Action.TOGGLE_JAMMER, step["unit"])

    def ended(self) -> Answer:
        """Return the answer with the state of all units."""
        battle = self.game.battle
        return self.answer | {
            "counters": {name: battle.counters[piece] for name, piece in self.units.items()},
            "destroyed": {name for name, piece in self.units.items() if self.bench.is_destroyed(piece)},
            "state": {name: self.bench.state(piece) for name, piece in self.units.items()},
            "activation": {name: battle.active[piece] for name, piece in self.units.items()},
            "jammer_active": {
                name: battle.jamming[piece] > 0
                for name, piece in self.units.items()
                if self.game.forces.kind[piece] == Kind.HAYWIRE_DRONE
            },
        }


STEPS: Mapping[str, Callable[[Scenario, Step], None]] = {
    "target": Scenario.target,
    "fire_rifle": Scenario.fire_rifle,
    "fire_missile": Scenario.fire_missile,
    "move": Scenario.go,
    "jump": Scenario.go,
    "command": Scenario.command,
    "toggle_jammer": Scenario.toggle_jammer,
}


def scenario(given: Given) -> Answer:
    """Answer the state after all steps."""
    played = Scenario(given)
    for step in given["steps"]:
        STEPS[step["do"]](played, step)
    return played.ended()
