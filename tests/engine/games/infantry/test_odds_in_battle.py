"""Exact odds against the kernel: every throw of an attack, a blast, a check carried out as in a battle."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import pytest

from engine.games.infantry.kernel.acting.morale import check_morale
from engine.games.infantry.kernel.blasts.launching import resolve_declared
from engine.games.infantry.kernel.blasts.smoke import clear_smoke, grow_smoke
from engine.games.infantry.kernel.codes import (
    Action,
    Fault,
    Harm,
    Land,
    Slot,
    State,
    Way,
)
from engine.games.infantry.kernel.firing.attacks import attack
from engine.games.infantry.kernel.moving.hazards import change_fires, struggle, tear_at
from engine.games.infantry.kernel.standing.cards import crossed_on, die, hurt
from engine.odds.tables import Row
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, only
from tests.engine.games.infantry.test_odds import one, rows, ruled

FACES = range(1, 7)
PAIRS = tuple(product(FACES, FACES))
TOTALS = {sum(pair): pair for pair in PAIRS}
"""A throw of two dice for each total."""
WAYS_TO = Counter(map(sum, PAIRS))
OPEN = "\n".join(["." * 25] * 25) + "\n"
MIDDLE = 12
AT_DOTS = ("explosive", "incendiary", "thrown")


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


class Again:
    """A battle as it was when this was made, to throw from as often as there are throws."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = {
            (record, column): [*value] if isinstance(value, list) else value
            for record in ("battle", "ground")
            for column in getattr(table.game, record).columns
            for value in (getattr(getattr(table.game, record), column),)
        }

    def throw(self, name: str, **dice: Any) -> Table:
        """Return the battle as it was, with these dice laid down for a trooper."""
        for (record, column), value in self.kept.items():
            setattr(getattr(self.table.game, record), column, [*value] if isinstance(value, list) else value)
        self.table.game.script.rows = self.table.game.script.missed = self.table.game.log.length = self.table.told = 0
        self.table.dice(name, **dice)
        return self.table


def state_of(table: Table, name: str, before: tuple[list[int], list[int]]) -> str:
    """Return how a trooper stands, in the words of the tables of odds."""
    person, cells = table.person(name), slice(30 * table.person(name), 30 * table.person(name) + 30)
    if table.game.battle.state[person] == State.DEAD:
        return "dead"
    if [*table.game.battle.hp[cells]] != before[0]:
        return "wounded"
    return "armor_only" if [*table.game.battle.armor[cells]] != before[1] else "unharmed"


def marks(table: Table, name: str) -> tuple[list[int], list[int]]:
    """Return the marks on a card."""
    cells = slice(30 * table.person(name), 30 * table.person(name) + 30)
    return [*table.game.battle.hp[cells]], [*table.game.battle.armor[cells]]


def narrow(drawn: Mapping[int, str]) -> str:
    """Return a map of six columns and 80 rows, some of them drawn, counted from the south."""
    return "\n".join(drawn.get(row, ".") * 6 for row in reversed(range(80))) + "\n"


class Shot(NamedTuple):
    """Who attacks whom how far to the north, and how; signs of rows; the state of the target; what is asked."""

    who: str
    weapon: str
    whom: str
    dots: int
    fire: str
    drawn: dict[int, str]
    state: dict[str, int]
    asked: dict[str, Any]


SHOTS = (
    Shot("rifleman", "rifle", "scout", 30, "aimed", {}, {}, {"target": "sneak_suit"}),
    Shot("rifleman", "rifle", "scout", 24, "moving", {}, {"prone": 1}, {"target": "sneak_suit+prone"}),
    Shot(
        "section_leader",
        "assault_rifle",
        "sapper",
        5,
        "wide_arc",
        {4: ","},
        {},
        {"line": "light_vegetation", "armor": 4},
    ),
    Shot(
        "section_leader", "assault_rifle", "sapper", 5, "aimed", {5: "%"}, {}, {"line": "heavy_vegetation", "armor": 4}
    ),
    Shot("section_leader", "assault_rifle", "rifleman", 6, "arc", {6: "="}, {}, {"target": "trench+prone", "armor": 2}),
    Shot("section_leader", "assault_rifle", "rifleman", 6, "aimed", {5: "n"}, {}, {"target": "low_wall", "armor": 2}),
    Shot("rifleman", "rifle", "recruit", 3, "aimed", {3: "~"}, {}, {"target": "swimming"}),
    Shot("rifleman", "rifle", "recruit", 9, "aimed", {1: "s", 9: "s"}, {}, {"line": "swamp:2"}),
)
WAYS = {"aimed": Way.AIMED, "moving": Way.ON_THE_MOVE, "arc": Way.INTO_ARC, "wide_arc": Way.INTO_ARC}


@pytest.mark.parametrize("shot", [*SHOTS[:3], *(pytest.param(shot, marks=pytest.mark.prove) for shot in SHOTS[3:])])
def test_attacks_do_in_battle_what_their_odds_say(shot: Shot, pack: Pack) -> None:
    """Every total of two dice, and of a second attack after it. Rules: IN.HOUSE.2, IN.HOUSE.3."""
    table = Table(pack, (shot.who,), (shot.whom,), ground=narrow(shot.drawn))
    table.put(shot.who, 3, 0)
    table.put(shot.whom, 3, shot.dots, **shot.state)
    battle, before, again = table.game.battle, marks(table, shot.whom), Again(table)
    found: dict[int, Counter[str]] = {1: Counter(), 2: Counter()}
    crossed = 0
    for first, second in product(TOTALS, TOTALS):
        again.throw(shot.who, attack=(*TOTALS[first], *TOTALS[second]))
        ways = WAYS_TO[first] * WAYS_TO[second]
        for attacks, counted in found.items():
            attack(table.game, 0, 1, battle.weapon[0], WAYS[shot.fire], int(shot.fire == "wide_arc"))
            assert table.game.battle.shots[0] == attacks
            counted[state_of(table, shot.whom, before)] += ways
        crossed += ways * crossed_on(table.game, 1)

    for attacks, counted in found.items():
        row = one("shots", pack, weapon=shot.weapon, range=shot.dots, fire=shot.fire, shots=attacks, **shot.asked)
        assert of_all(row, counted)
    assert row.figures["cells_crossed"] == Fraction(crossed, 36**2)


def of_all(row: Row, counted: Counter[str]) -> bool:
    """Return whether chances are the shares of what was counted."""
    return row.chances == {name: Fraction(counted[name], counted.total()) for name in row.chances}


def faults_with(again: Again, weapon: int, slot: int, dots: int, action: int) -> int:
    """Give the rifleman a weapon and put the recruit north of it; return what is against an action, as bits."""
    table = again.throw("rifleman")
    table.put("recruit", 3, dots)
    table.game.battle.weapon[slot], table.game.battle.rounds[slot] = weapon, 9
    return table.faults("rifleman", action, "recruit", slot=slot, column=3, row=dots)


USES = (
    ("aimed", Action.AIMED_FIRE, Action.EXPLOSIVE),
    ("moving", Action.FIRE_ON_THE_MOVE, Action.EXPLOSIVE_ON_THE_MOVE),
)


@pytest.mark.prove
def test_every_weapon_is_refused_and_numbered_in_battle_as_in_the_odds(pack: Pack) -> None:
    """Each one, aimed and on the move, around the ends of its ranges: what may be done, and what is to be reached.

    Before a step all that is done on the move is refused for the want of one. Rule: IN.GAP.55.
    """
    table = Table(pack, ("rifleman",), ("recruit",), ground=narrow({}))
    table.put("rifleman", 2, 0, ap=99, moved=1)
    still = Again(table)
    table.walk("rifleman", (3, 0))
    table.put("rifleman", 3, 0, ap=99)
    again = Again(table)
    compared = Counter[bool]()
    for number, weapon in enumerate(table.setup.names.weapons):
        ends = {dots for dots in (weapon.short_dots, weapon.long_dots, 8) if dots}
        for dots in sorted({1, 2} | {each + more for each in ends for more in (0, 1) if each + more < 80}):
            for fire, shot, use in USES:
                slot = Slot.MELEE if weapon.type == "melee" else Slot.PRIMARY
                action = Action.STRIKE if weapon.type == "melee" else use if weapon.type in AT_DOTS else shot
                faults_before, faults = (faults_with(at, number, slot, dots, action) for at in (still, again))
                if weapon.type == "crewed" or (weapon.type == "melee" and fire == "moving"):
                    continue
                if fire == "moving":
                    assert faults_before == Fault.NOT_MOVING, (weapon.id, dots)
                odds = one("hit", pack, weapon=weapon.id, range=dots, fire=fire)
                assert (faults != 0) is bool(odds.chances["cannot"]), (weapon.id, dots, fire, faults)
                compared[faults == 0] += 1
                if faults == 0:
                    done = table.do("rifleman", action, "recruit", slot=slot, column=3, row=dots)
                    [told] = [row for row in done if row["event"] in {"attack", "declared"}]
                    assert odds.figures["number"] == told["number"]
                    assert odds.figures["ap"] == 99 - table.ap("rifleman")

    assert min(compared.values()) > 30


def falls(again: Again, name: str) -> Iterator[Fraction]:
    """Carry out what was declared with each total of two dice and each direction; yield the chance of each throw."""
    script = again.table.game.script
    for total, pair in TOTALS.items():
        for direction in range(1, 9):
            resolve_declared(again.throw(name, attack=pair, scatter=direction).game)
            if script.left[2]:
                yield Fraction(WAYS_TO[total], 36)
                break
            yield Fraction(WAYS_TO[total], 36 * 8)


def declared(pack: Pack, who: str, slot: int, dots: int, *, ground: str = OPEN, **rules: Any) -> tuple[Table, Again]:
    """Return a battle in which somebody has aimed at the dot in the middle of the map."""
    table = Table(pack, (who,), (*BYSTANDERS,), ground=ground, **rules)
    table.put(who, MIDDLE, MIDDLE - dots, ap=12)
    for name, (east, north) in BYSTANDERS.items():
        table.put(name, MIDDLE + east, MIDDLE + north)
    table.do(who, Action.EXPLOSIVE, slot=slot, column=MIDDLE, row=MIDDLE)
    table.put(who, 0, 0)
    return table, Again(table)


BYSTANDERS = {"recruit": (1, 1), "rifleman": (-2, 0), "breach_leader": (3, 2)}
CARDS = {"recruit": 0, "rifleman": 2, "breach_leader": 6}
"""Who stands around, and how many of their cells are under armour."""


@pytest.mark.parametrize(
    ("who", "slot", "weapon", "dots", "ground"),
    [
        ("section_leader", Slot.GRENADES, "hand_grenade", 5, "open"),
        pytest.param("rocketeer", Slot.PRIMARY, "rocket_launcher", 10, "water", marks=pytest.mark.prove),
        pytest.param("rocketeer", Slot.PRIMARY, "rocket_launcher", 10, "open", marks=pytest.mark.prove),
        pytest.param("flamer", Slot.PRIMARY, "heavy_flamethrower", 9, "open", marks=pytest.mark.prove),
    ],
)
def test_what_is_aimed_at_a_dot_does_in_battle_what_its_odds_say(
    who: str, slot: int, weapon: str, dots: int, ground: str, pack: Pack
) -> None:
    """Where it comes down, and what becomes of three troopers around. Rules: IN.EXP.3, IN.GAP.18, IN.HOUSE.6."""
    sign = "-" if ground == "water" else "."
    table, again = declared(pack, who, slot, dots, ground=OPEN.replace(".", sign))
    before = {name: marks(table, name) for name in BYSTANDERS}
    landed: dict[Any, Fraction] = {}
    standing: dict[tuple[str, str], Fraction] = {}
    for chance in falls(again, who):
        blasts = only(table.rows(), "blast")
        dot = (blasts[0]["column"] - MIDDLE, blasts[0]["row"] - MIDDLE) if blasts else None
        landed[dot] = landed.get(dot, Fraction(0)) + chance
        for name in BYSTANDERS:
            state = name, state_of(table, name, before[name])
            standing[state] = standing.get(state, Fraction(0)) + chance

    aimed = {"weapon": weapon, "range": dots}
    for row in rows("landing", pack, north="7..-7", east="-7..7", **aimed):
        dot = (int(row.given["east"]), int(row.given["north"]))
        assert row.chances["here"] == landed.get(dot, 0), dot
        assert row.chances["no_effect"] == landed.get(None, 0)
    for name, (east, north) in BYSTANDERS.items():
        row = one("blast", pack, east=east, north=north, armor=CARDS[name], place=ground, **aimed)
        assert row.chances == {state: standing.get((name, state), Fraction(0)) for state in row.chances}


@pytest.mark.parametrize(
    ("ground", "spreads"),
    [
        ("open", "never"),
        pytest.param("vegetation", "never", marks=pytest.mark.prove),
        pytest.param("vegetation", "vegetation", marks=pytest.mark.prove),
        pytest.param("open", "vegetation", marks=pytest.mark.prove),
        pytest.param("water", "vegetation", marks=pytest.mark.prove),
    ],
)
def test_fires_burn_in_battle_as_the_odds_say(ground: str, spreads: str, pack: Pack) -> None:
    """Turn for turn, on dots east of the one that was aimed at. Rules: IN.INC.7, IN.GAP.11, IN.GAP.49."""
    rules = {"fire": {"spreads": spreads, "turns": 3}, "scatter": {"incendiary_miss": "scatters", "most": 2}}
    sign = {"open": ".", "vegetation": ",", "water": "-"}[ground]
    table, again = declared(pack, "flamer", Slot.PRIMARY, 7, ground=OPEN.replace(".", sign), **rules)
    burning: dict[tuple[int, int], Fraction] = {}
    for chance in falls(again, "flamer"):
        for turn in range(6):
            table.game.battle.turn = 1 + turn
            if turn:
                change_fires(table.game)
            for east in range(7):
                if table.game.battle.fire[MIDDLE * 25 + MIDDLE + east]:
                    burning[east, turn] = burning.get((east, turn), Fraction(0)) + chance

    line = {"vegetation": "light_vegetation:7"}.get(ground, "none")
    asked = {"weapon": "heavy_flamethrower", "range": 7, "ground": ground, "line": line}
    for row in rows("fire", pack, ruled(**rules), east="0..6", turns="0..5", **asked):
        at = int(row.given["east"]), int(row.given["turns"])
        assert row.chances["burning"] == burning.get(at, 0), at


@pytest.mark.prove
def test_smoke_is_in_battle_where_the_odds_say(pack: Pack) -> None:
    """As it lands, after it has grown, in its last turn and when it is gone. Rules: IN.SMK.3, IN.SMK.5, IN.SMK.7."""
    table, again = declared(pack, "scout", Slot.GRENADES, 6)
    smoked: dict[tuple[int, int, int], Fraction] = {}
    near = tuple(product(range(-3, 4), range(-3, 4)))
    for chance in falls(again, "scout"):
        for turns in (0, 1, 11, 12):
            table.game.battle.turn = 1 + turns
            clear_smoke(table.game)
            grow_smoke(table.game, 0)
            for east, north in near:
                if table.game.battle.smoke[(MIDDLE + north) * 25 + MIDDLE + east]:
                    smoked[turns, east, north] = smoked.get((turns, east, north), Fraction(0)) + chance

    found = rows("smoke", pack, weapon="smoke_grenade", range=6, turns="0,1,11,12", north="-3..3", east="-3..3")
    for row in found:
        at = int(row.given["turns"]), int(row.given["east"]), int(row.given["north"])
        assert row.chances["smoke"] == smoked.get(at, 0), at


def test_a_structure_suffers_in_battle_what_the_odds_say(pack: Pack) -> None:
    """A satchel at a lone piece of wall that has taken three: eight more breach it. Rules: IN.BRC.1, IN.LRG.2."""
    lines = OPEN.splitlines()
    lines[12] = "." * 12 + "#" + "." * 12
    ground = "\n".join(lines) + "\n"
    for taken, toughness in ((0, 7), (3, 10)):
        table, again = declared(
            pack, "sapper", Slot.OTHER, 2, ground=ground, breaching={"toughness": {"wall": toughness}}
        )
        again.kept["battle", "suffered"][MIDDLE * 25 + MIDDLE] = taken
        breached = Fraction(0)
        for chance in falls(again, "sapper"):
            breached += chance if table.game.ground.terrain[MIDDLE * 25 + MIDDLE] == Land.ROUGH else 0
        rules = ruled(breaching={"toughness": {"wall": toughness - taken}})

        row = one("breach", pack, rules, weapon="satchel_charge", range=2, toughness="wall", uses=1)

        assert row.chances["breached"] == breached


def test_an_arc_is_fired_into_in_battle_as_often_as_the_odds_say(pack: Pack) -> None:
    """Somebody walks through five dots of an arc, and nothing hits. Rules: IN.CRW.3, IN.HOUSE.4."""
    for who, weapon in (
        ("rifleman", "rifle"),
        ("section_leader", "assault_rifle"),
        ("machine_gunner", "medium_machine_gun"),
    ):
        table = Table(pack, ("recruit",), (who,))
        table.put("recruit", 4, 1, ap=8)
        person = table.person(who)
        table.put(who, 4, 12, arc=1, arc_bearing=12)
        if who == "machine_gunner":
            battle = table.game.battle
            battle.gun_stands[person], battle.gun_column[person], battle.gun_row[person] = 1, 4, 12
            battle.gun_bearing[person] = 12
        table.dice(who, attack=(1, 1) * 5)
        made = [len(only(table.walk("recruit", (4, row)), "attack")) for row in range(2, 7)]

        asked = rows("arc", pack, weapon=weapon, dots="1..5", range=6)
        assert [sum(made[:dots]) for dots in range(1, 6)] == [row.figures["attacks"] for row in asked]


@pytest.mark.parametrize(
    ("who", "experience", "dead", "leads"),
    [("rifleman", "regular", 4, True), ("scout", "veteran", 5, False), ("recruit", "green", 4, True)],
)
def test_checks_of_morale_go_in_battle_as_the_odds_say(
    who: str,
    experience: str,
    dead: int,
    leads: bool,
    pack: Pack,
) -> None:
    """Every throw of a check and of a rally; who passes the first makes no second. Rules: IN.MOR.2, IN.GAP.28."""
    table = Table(pack, ("section_leader", *["gunner"] * 5, who), ("sapper",))
    for number in range(1, dead + 1):
        die(table.game, table.person("section_leader" if number == dead and not leads else f"gunner#{number}"))
    again, person, battle = Again(table), table.person(who), table.game.battle
    found: dict[int, Counter[str]] = {1: Counter(), 2: Counter()}

    def state() -> str:
        return "routed" if battle.state[person] == State.ROUTED else "shaken" if battle.shaken[person] else "steady"

    for first, second in product(TOTALS, TOTALS):
        again.throw(who, morale=(*TOTALS[first], *TOTALS[second]))
        check_morale(table.game, person, at_start=False)
        found[1][state()] += WAYS_TO[first] * WAYS_TO[second]
        if state() == "shaken":
            check_morale(table.game, person, at_start=True)
        found[2][state()] += WAYS_TO[first] * WAYS_TO[second]

    for checks, counted in found.items():
        row = one("morale", pack, experience=experience, dead=dead, leadership=2 if leads else 0, checks=checks)
        assert of_all(row, counted)


@pytest.mark.prove
@pytest.mark.parametrize(("who", "armor", "suffered"), [("recruit", 0, 8), ("recruit", 0, 0), ("rifleman", 2, 11)])
def test_wire_tears_and_holds_in_battle_as_the_odds_say(who: str, armor: int, suffered: int, pack: Pack) -> None:
    """Every throw on entering, and of the first turn after it. Rules: IN.WIR.2 to IN.WIR.4, IN.GAP.21."""
    table = Table(pack, (who,), ("sapper",))
    person, battle = table.person(who), table.game.battle
    hurt(table.game, person, suffered, Harm.LETHAL)
    again = Again(table)
    found: dict[int, Counter[str]] = {0: Counter(), 1: Counter()}
    crossed = 0

    def state() -> str:
        return "dead" if battle.state[person] == State.DEAD else "caught" if battle.caught[person] else "free"

    for dice in product(FACES, repeat=4):
        again.throw(who, wire=dice)
        tear_at(table.game, person)
        found[0][state()] += 1
        if state() == "caught":
            struggle(table.game, person)
        found[1][state()] += 1
        crossed += crossed_on(table.game, person)

    for turns, counted in found.items():
        row = one("wire", pack, turns=turns, armor=armor, suffered=suffered)
        assert of_all(row, counted)
    assert row.figures["cells_crossed"] == Fraction(crossed, 6**4)
