"""Custom players of infantry: players in Python that see the whole map, answer five questions, and may not err."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from engine.battles.battle import fight
from engine.battles.custom_players import fight_with_players
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.games.infantry.custom_players import (
    Act,
    IllegalAnswer,
    Place,
    Player,
    PlayerError,
    Trooper,
    View,
)
from engine.games.infantry.custom_players.player import PlayerAdapter
from engine.games.infantry.custom_players.view import ACTION_CODES, FAULT_WORDS, Action
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import ArcEnd, Fault
from engine.games.infantry.kernel.numbers.codes import Mark
from engine.games.infantry.kernel.standing.cards import die, end_arc
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table as Bench
from tests.engine.games.infantry.bench import only
from tests.engine.games.recording import check_modes

PAGE = Path("docs/how-to/write-an-infantry-player.md")
SEATS = ("a", "b")
SCENARIOS = ("the_ford", "night_swim", "karst_hill")
RARE = {"into_tunnel", "out_of_tunnel", "take_over", "pick_up", "set_up", "break_down", "swing", "free_fire", "strike"}
"""Actions that need an enemy, a crewed weapon or a tunnel just there."""


@pytest.fixture(scope="module")
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


def order(scenario: str = "karst_hill", seed: int = 1, player: str = "random") -> BattleOrder:
    return BattleOrder(tuple(Participant(seat, None, player) for seat in SEATS), scenario, None, seed)


def _example() -> type[Player]:
    [source] = re.findall(r"```python\n(\"\"\".*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(source, str(PAGE), "exec"), names)  # noqa: S102  # the page's own example
    rifleman: type[Player] = names["Rifleman"]
    return rifleman


@pytest.mark.prove
def test_the_example_of_the_page_beats_the_random_player(pack: Pack) -> None:
    """It wins more than half of the scenarios, from both sides."""
    rifleman = _example()
    won = [
        fight_with_players(pack, order(scenario, 3), {seat: rifleman()}).result.winner == seat
        for scenario in SCENARIOS
        for seat in SEATS
    ]

    assert sum(won) > len(won) / 2


class First(Player):
    """Takes the first that is open, or gives the answers it is told to."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def activate(self, view: View) -> Trooper | None:
        """Let the first act who may."""
        return view.ready[0]

    def act(self, view: View, trooper: Trooper) -> Act | None:
        """Do the first that is open."""
        return view.actions(trooper)[0]

    def __getattribute__(self, name: str) -> Any:
        answers = object.__getattribute__(self, "__dict__").get("answers", {})
        return answers.get(name) or super().__getattribute__(name)


class Wanderer(First):
    """Takes now this, now that of what is open, and answers both ways in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = count(1)

    def activate(self, view: View) -> Trooper | None:
        """Let anybody act, or nobody any more."""
        return self.one_of((*view.ready, None, None))  # type: ignore[no-any-return]

    def act(self, view: View, trooper: Trooper) -> Act | None:
        """Do anything, or end the turn."""
        rests = next(self.turns) % 3 == 0 and not trooper.must_step_on
        return None if rests else self.one_of(view.actions(trooper))

    def deploy(self, view: View, trooper: Trooper) -> Place | None:
        """Stand anywhere."""
        return self.one_of(view.places(trooper))  # type: ignore[no-any-return]

    def fires(self, view: View, trooper: Trooper, target: Trooper, weapon: str) -> bool:
        """Fire, after a look at everything."""
        assert (trooper.mine, target.mine, weapon in view.arsenal) == (True, False, True)
        assert view.number_to_hit(target, trooper) >= 0
        return bool(view.actions(trooper)) and next(self.turns) % 3 > 0

    def drops(self, view: View, trooper: Trooper) -> bool:
        """Drop now and then, after a look at everything."""
        return bool(view.actions(trooper)) and next(self.turns) % 2 > 0

    def one_of(self, choices: Any) -> Any:
        """Return one of some choices."""
        return choices[next(self.turns) * 7919 % len(choices)]


def check(pack: Pack, scenario: str, player: type[Player]) -> None:
    """Compare the battle of a player on both sides with that of its answers."""
    check_modes(pack, order(scenario, 5), [PlayerAdapter(player(), side) for side in range(2)])


class Sleeper(First):
    """Lets everybody do the first that there is, which is to end the turn."""

    def act(self, view: View, trooper: Trooper) -> Act | None:
        """End the turn."""
        assert view.why_not(trooper, Act("end")) == ""
        return None


def test_the_first_legal_answers_make_the_same_battle_in_both_modes(pack: Pack) -> None:
    """Fought in plain mode with the player, and in either with its answers laid down, row by row."""
    check(pack, "night_swim", Sleeper)


@pytest.mark.prove
def test_the_first_of_all_that_is_listed_makes_the_same_battle_in_both_modes(pack: Pack) -> None:
    """As above, where all is listed before it is answered."""
    check(pack, "karst_hill", First)


@pytest.mark.prove
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("player", [Wanderer, _example()])
def test_the_answers_of_a_player_make_the_same_battle_in_both_modes(
    pack: Pack, scenario: str, player: type[Player]
) -> None:
    """However much a player looks at before it answers, the battle goes on as it would."""
    check(pack, scenario, player)


ILLEGAL: list[tuple[dict[str, Any], str]] = [
    ({"activate": lambda t: t.enemies[0]}, "activate with .*: it is not one's own, or does not act any more"),
    ({"activate": lambda _: "the leader"}, "activate with the leader: it is no Trooper or None"),
    ({"act": lambda *_: "end"}, "act with end: it is no Act or None"),
    ({"act": lambda *_: Act("dance")}, "act with dance: there is no action 'dance'; there are: end, step"),  # type: ignore[arg-type]
    ({"act": lambda *_: Act("step")}, "act with step: that dot is off the map, not next to the trooper"),
    ({"act": lambda _, who: Act("step", at=who.at)}, "act with step .*/.*: that dot is off the map, not next to"),
    ({"act": lambda *_: Act("stand_up")}, "act with stand_up: it is so already"),
    ({"act": lambda _, who: Act("change_weapon", weapon=who.in_hand)}, "change_weapon .*: it is so already"),
    ({"act": lambda *_: Act("change_weapon")}, "change_weapon: the weapon is not for that"),
    ({"act": lambda t, _: Act("aimed_fire", t.mine[0])}, "aimed_fire .*: it is no enemy who fights"),
    ({"act": lambda t, _: Act("strike", t.enemies[0])}, "strike .*: it is not next to the trooper"),
    ({"act": lambda t, _: Act("fire_on_the_move", t.enemies[0])}, "fire on the move takes a trooper that has stepped"),
    ({"act": lambda *_: Act("arc", bearing_deg=7)}, "arc 7°: a bearing is degrees from 0 to 345, in steps of 15"),
    ({"act": lambda *_: Act("arc", bearing_deg=360)}, "arc 360°: a bearing is degrees from 0 to 345"),
    ({"act": lambda *_: Act("break_down")}, "break_down: there is no crewed weapon that it could be done with"),
    ({"act": lambda *_: Act("into_tunnel")}, "into_tunnel: there is no way into or out of a tunnel"),
    ({"deploy": lambda *_: Place((-1, 0))}, "deploy with -1/0: the dot is not in the zone of the side"),
    ({"deploy": lambda t, _: Place((t.ground.enemy_zone[0], t.ground.enemy_zone[2]))}, "the dot is not in the zone"),
    ({"deploy": lambda *_: Place((2, 2), 20)}, "deploy with 2/2: a bearing is degrees from 0 to 345"),
    ({"deploy": lambda *_: (2, 2)}, "deploy with .2, 2.: it is no Place or None"),
]


@pytest.mark.parametrize(("answers", "words"), ILLEGAL)
def test_illegal_answers_are_refused_in_words(pack: Pack, answers: Any, words: str) -> None:
    """IN.GAP.14, IN.HOUSE.1: the exception says whose player answered what, and why not."""
    with pytest.raises(IllegalAnswer, match=f"a's First answered .*{words}"):
        fight_with_players(pack, order(player="heuristic"), {"a": First(**answers)})


def test_every_fault_has_words_and_every_action_is_told_of() -> None:
    """Nothing that the rules refuse counts as open, and each word for an action stands in the how-to."""
    words = {*ACTION_CODES}

    assert {*FAULT_WORDS} == {*Fault} - {Fault.NO_SUCH_ACTION}
    assert {*get_args(Action)} == words
    assert [word for word in sorted(words) if f"`{word}`" not in PAGE.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(
    "answers",
    [
        {"activate": lambda _: 1 / 0},
        {"act": lambda *_: Act("step", at="north")},  # type: ignore[arg-type]
        {"act": lambda _, who: Act("step", at=(who.at[0] + 1.0, who.at[1]))},
        {"deploy": lambda *_: Place((2,))},  # type: ignore[arg-type]
        {"deploy": lambda view, _: view.ground.level((200, 0))},
    ],
)
def test_a_failing_player_is_named(pack: Pack, answers: Any) -> None:
    """Whatever goes wrong in it comes out as one kind of exception, with the cause attached."""
    [question] = answers
    with pytest.raises(PlayerError, match=f"a's First failed to answer {question}: ") as caught:
        fight_with_players(pack, order(), {"a": First(**answers)})

    assert caught.value.__cause__ is not None


def looks_ahead(view: View, act: Act) -> bool:
    """Return whether an arc points at where the enemies are set down; 0° points to rows of higher numbers."""
    ahead_deg = 0 if view.ground.enemy_zone[2] > view.ground.zone[2] else 180
    return act.bearing_deg is not None and (act.bearing_deg - ahead_deg + 15) % 360 <= 30


class Sampler(Player):
    """Does what it has done least, of all that is listed; sides begin near each other and look at each other."""

    def __init__(self, done: Counter[str], seed: int) -> None:
        self.done, self.lot = done, Random(seed)

    def activate(self, view: View) -> Trooper | None:
        """Let anybody act, or nobody any more."""
        assert [*view.actions(view.enemies[0]), *view.places(view.enemies[0])] == []
        return self.lot.choice((*view.ready, None, None))

    def act(self, view: View, trooper: Trooper) -> Act | None:
        """Do the rarest that is open, or end the turn, and see whether what is listed is open."""
        if self.lot.random() < 0.2 and not trooper.must_step_on:
            return None
        acts = view.actions(trooper)
        assert {view.why_not(trooper, act) for act in acts[:: 1 + len(acts) // 20]} == {""}
        assert {*view.steps(trooper), *view.shots(trooper)} <= {*acts}
        assert view.why_not(view.enemies[0], acts[0]) == "it is not one's own"
        best = min(acts, key=lambda act: self.rank(view, act))
        self.done[best.action] += 1
        return best

    def rank(self, view: View, act: Act) -> tuple[bool, int, bool, float]:
        """Return what comes first in order: the rarest, of arcs those that somebody may walk into."""
        return act.action == "end", self.done[act.action], not looks_ahead(view, act), self.lot.random()

    def deploy(self, view: View, trooper: Trooper) -> Place | None:
        """Stand as near to the enemies as one may, anywhere in that row."""
        rows = view.ground.enemy_zone[2:]
        return min(
            view.places(trooper), key=lambda place: (min(abs(place.at[1] - row) for row in rows), self.lot.random())
        )

    def fires(self, view: View, trooper: Trooper, target: Trooper, weapon: str) -> bool:
        """Fire now and then."""
        assert trooper.arc_deg is not None or trooper.gun is not None
        assert (view.number_to_hit(trooper, target) > 0) or weapon != str(trooper.in_hand)
        self.done["fires"] += 1
        return self.lot.random() < 0.7

    def drops(self, view: View, trooper: Trooper) -> bool:
        """Drop now and then."""
        assert not trooper.prone
        assert trooper in view.mine
        self.done["drops"] += 1
        return self.lot.random() < 0.5


@pytest.mark.prove
def test_everything_listed_is_taken(pack: Pack) -> None:
    """Whatever is listed goes through, every kind of action that is not rare comes up, and no answer is refused.

    Somebody walks into an arc whose player is asked, and who is fired on the move at is asked too. The rarest of all
    these comes up 9 times, 7 to 10 by other seeds, so that other dice hardly ever leave one out.
    """
    done: Counter[str] = Counter()
    for seed, scenario in enumerate(SCENARIOS * 2):
        players = {seat: Sampler(done, seed) for seat in SEATS}
        battle = fight_with_players(pack, order(scenario, seed), players)
        assert battle.setup.game.answers.refused == battle.setup.game.battle.refused == 0

    assert {*done} >= {*ACTION_CODES} - RARE | {"fires", "drops"}


def _shown(view: View) -> list[Any]:
    """Return all that a view shows and lists, as text."""
    foe, dots = view.enemies[0], [(column, row) for column in range(0, 20, 3) for row in range(0, 20, 3)]
    own = [(view.steps(who), view.shots(who), view.sees(who, foe), view.number_to_hit(foe, who)) for who in
           view.mine]  # fmt: skip
    ground = [(view.ground.terrain(at), view.ground.level(at), view.ground.smoke(at)) for at in dots]
    return [repr(part) for part in (view.troopers, view.guns, view.explosions, view.lost, own, ground)]


@contextmanager
def exchanged(view: View) -> Iterator[View]:
    """Give the view as it is with other dice to come, and no plan in the records."""
    game = view._game  # the records behind the view, which players do not see
    kept = game.draws.seed
    game.draws.seed += 12345
    yield View(game, view._names, view._side)
    game.draws.seed = kept


class Watcher(First):
    """Decides by the page's example, and looks twice: at the view as it is, and with other dice to come."""

    def __init__(self) -> None:
        super().__init__()
        self.looks, self.inner = 0, _example()()

    def activate(self, view: View) -> Trooper | None:
        """See to it that the same is shown, and the same decided."""
        shown, decided = _shown(view), self.inner.activate(view)
        assert decided is not None
        with exchanged(view) as other:
            assert _shown(other) == shown
            assert self.inner.activate(other) == decided
            assert self.inner.act(other, decided) == self.inner.act(view, decided)
        self.looks += 1
        return None


def test_a_side_is_shown_no_die_to_come(pack: Pack) -> None:
    """With another seed in the records all that the view shows and lists stays the same; nothing else is secret."""
    watcher = Watcher()
    fight_with_players(pack, order("karst_hill", 3, "heuristic"), {"a": watcher})

    assert watcher.looks > 3


Marks = dict[str, tuple[Any, ...]]


class Follower(Wanderer):
    """Notes how long the log is at each question, and what is shown then."""

    def __init__(self, noted: list[tuple[int, Marks, list[Any]]]) -> None:
        super().__init__()
        self.noted = noted

    def activate(self, view: View) -> Trooper | None:
        """Note where everybody is, prone or not, with which wounds and arcs, and what goes off at the end."""
        marks = {who.name: (who.at, who.prone, who.crossed, who.arc_deg) for who in view.troopers if who.at}
        self.noted.append((view._game.log.length, marks, [*view.explosions]))
        return super().activate(view)


def followed(events: Iterator[dict[str, Any]]) -> Iterator[tuple[Marks, list[Any]]]:
    """Yield what somebody knows who reads the log, after each row: who is where how, and what was aimed where."""
    marks: dict[str, list[Any]] = {}
    aimed: list[Any] = []
    for event in events:
        who, kind = str(event.get("actor")), event["event"]
        if kind == "placed":
            marks[who] = [(event["column"], event["row"]), False, 0, None]
        elif kind == "step":
            marks[who][0] = (event["column"], event["row"])
        elif kind == "posture":
            marks[who][1] = event["prone"]
        elif kind == "damage":
            marks[who][2] = event["crossed"]
        elif kind in {"arc", "arc_ends"}:
            marks[who][3] = event.get("bearing_deg")
        elif kind in {"dead", "routed"}:
            del marks[who]
        elif kind == "side_turn":
            aimed = []
        elif kind == "declared":
            aimed.append((event["column"], event["row"]))
        yield {name: tuple(each) for name, each in marks.items()}, [*aimed]


@pytest.mark.prove
def test_what_is_shown_is_what_the_log_tells(pack: Pack) -> None:
    """Places, posture, crossed cells, arcs and explosions to come, at every question of two battles."""
    for scenario in SCENARIOS[:2]:
        noted: list[tuple[int, Marks, list[Any]]] = []
        battle = fight_with_players(pack, order(scenario, 4), {"a": Follower(noted), "b": Wanderer()})
        told = [*followed(event for event, _ in battle.told())]

        assert len(noted) > 20
        for length, marks, aimed in noted:
            assert (marks, aimed) == told[length - 1]


def shown_to(bench: Bench, side: int = 0) -> View:
    """Return the view of a position as a side sees it."""
    return View(bench.game, bench.setup.names, side)


def named(view: View, card: str) -> Trooper:
    """Return the first trooper of a card."""
    return next(each for each in view.troopers if each.card == card)


def test_a_crewed_weapon_is_seen_where_it_stands_and_may_be_taken(pack: Pack) -> None:
    """IN.CRW.1, IN.CRW.8, IN.CRW.9: carried it is with its carrier; it stays where that died, for who comes there."""
    bench = Bench(pack, ("machine_gunner", "loader"), ("recruit",))
    bench.put("machine_gunner", 4, 6)
    [gun] = shown_to(bench).guns
    assert (gun.at, gun.stands, gun.holder, str(gun)) == ((4, 6), False, 0, "medium_machine_gun")
    gunner = named(shown_to(bench), "machine_gunner")
    assert (gunner.gun, str(gunner.in_hand)) == (gun.number, "medium_machine_gun")

    bench.put("machine_gunner", 4, 6, ap=8)
    bench.put("loader", 4, 7, ap=8)
    bench.do("machine_gunner", codes.Action.SET_UP, bearing=3)
    die(bench.game, 0)
    bench.put("loader", 4, 6, ap=8)
    view = shown_to(bench)
    [gun] = view.guns
    loader = named(view, "loader")

    assert (gun.at, gun.stands, gun.holder, gun.arc_deg) == ((4, 6), True, None, 45)
    assert [act.target for act in view.actions(loader) if act.action == "take_over"] == [gun]
    recruit = Act("take_over", named(view, "recruit"))
    assert view.why_not(loader, recruit) == "there is no crewed weapon that it could be done with"


def test_a_card_is_shown_with_its_marks(pack: Pack) -> None:
    """IN.ARM.3, IN.HOUSE.2: sections, rounds, the weapon in hand, armour that is left, and who may act."""
    bench = Bench(pack, ("grenadier",), ("stormer",))
    view = shown_to(bench)
    grenadier, foe = named(view, "grenadier"), named(view, "stormer")

    assert [(each.section, each.card, each.type, each.rounds, each.in_hand) for each in grenadier.weapons] == [
        ("primary", "rifle", "ranged", None, True),
        ("mounted", "grenade_launcher", "explosive", 4, False),
        ("melee", "fists", "melee", None, False),
        ("grenades", "hand_grenade", "thrown", 2, False),
        ("grenades", "smoke_grenade", "thrown", 2, False),
    ]
    assert str(grenadier.in_hand) == "rifle"
    assert view.arsenal["rifle"].short_dots == 24
    assert (grenadier.mine, grenadier.ready, foe.mine, foe.ready) == (True, True, False, False)
    assert (foe.state, foe.leads, foe.squad) == ("fighting", True, "Squad B")
    assert (foe.armor, foe.crossed) == (8, 0)  # four cells of two hits
    bench.game.battle.armor[codes.CARD_CELLS + 2] = 1
    bench.game.battle.hp[codes.CARD_CELLS] = Mark.CROSSED
    assert [(each.armor, each.crossed) for each in shown_to(bench).enemies] == [(7, 1)]


def test_the_ground_is_shown_as_it_is_now(pack: Pack) -> None:
    """IN.TER.2, IN.SMK.3, IN.INC.7: terrain by its word, smoke and fire as they come; off the map is nothing."""
    bench = Bench(pack, ground="r........\n" + ("." * 9 + "\n") * 29)
    ground = shown_to(bench).ground
    rows = bench.game.ground.height
    corner = (0, rows - 1)
    assert (ground.columns, ground.rows, ground.terrain(corner), ground.terrain((1, 0))) == (
        9,
        rows,
        "rough",
        "standard",
    )
    assert (ground.smoke(corner), ground.burns(corner), ground.tunnel(corner), ground.is_mouth(corner)) == (False,) * 4

    dot = (rows - 1) * 9
    bench.game.battle.smoke[dot], bench.game.ground.level[dot] = 1, 3
    bench.game.ground.tunnel[dot], bench.game.ground.mouth[dot] = 0, 1
    assert (ground.smoke(corner), ground.burns(corner), ground.tunnel(corner), ground.is_mouth(corner)) == (
        True, False, True, True,
    )  # fmt: skip
    bench.game.battle.fire[dot] = 2
    assert (ground.burns(corner), ground.level(corner)) == (True, 3)
    with pytest.raises(ValueError, match=f"9/0 is off the map, which has 9 columns and {rows} rows"):
        ground.terrain((9, 0))


def test_numbers_to_hit_are_those_of_the_attack(pack: Pack) -> None:
    """IN.HOUSE.3, IN.SNK.1: 6 near; 2 more at long range, and 1 more for a sneak suit there; 0 out of range."""
    bench = Bench(pack, ("rifleman",), ("recruit", "scout"), ground=("." * 80 + "\n") * 6)
    bench.put("rifleman", 0, 0)
    found = []
    for away in (24, 25, 79):
        bench.put("recruit", away, 0)
        view = shown_to(bench)
        found.append(view.number_to_hit(named(view, "rifleman"), named(view, "recruit")))
        assert view.dots_apart(named(view, "rifleman"), named(view, "recruit")) == away
        assert view.sees(named(view, "rifleman"), named(view, "recruit"))
    bench.put("recruit", 25, 0)
    bench.put("scout", 79, 5)
    bench.game.forces.sneak_suit[1] = 1

    assert found == [6, 8, 8]
    assert shown_to(bench).number_to_hit(named(view, "rifleman"), named(view, "recruit")) == 9
    assert named(shown_to(bench), "recruit").sneak_suit
    assert view.number_to_hit(named(view, "rifleman"), named(view, "rifleman")) == 0
    assert view.number_to_hit(named(view, "scout"), named(view, "rifleman")) == 0
    assert view.sees(named(view, "scout"), named(view, "rifleman"))


def test_what_is_off_the_map_sees_nothing_and_has_no_arc(pack: Pack) -> None:
    """IN.HOUSE.2, IN.HOUSE.4: the dead stand nowhere, and how wide an arc was does not outlast it."""
    bench = Bench(pack, ("rifleman", "scout"), ("recruit",))
    bench.do("rifleman", codes.Action.WIDE_ARC, bearing=1)
    view = shown_to(bench)
    assert (named(view, "rifleman").arc_deg, named(view, "rifleman").arc_wide) == (15, True)
    assert (view.ground.zone, view.ground.enemy_zone) == ((0, 8, 0, 5), (0, 8, 24, 29))
    assert shown_to(bench, 1).ground.zone == view.ground.enemy_zone

    end_arc(bench.game, 0, ArcEnd.OTHER_WEAPON)
    die(bench.game, 1)
    view = shown_to(bench)
    rifleman, scout, recruit = view.troopers

    assert (rifleman.arc_deg, rifleman.arc_wide) == (None, False)
    assert (scout.at, scout.state, scout in view.mine) == (None, "dead", False)
    assert view.sees(rifleman, recruit)
    assert not view.sees(scout, recruit)
    assert view.number_to_hit(recruit, rifleman) > view.number_to_hit(scout, recruit) == 0
    assert not view.sees(recruit, scout)


@pytest.mark.parametrize("answer", [True, False])
def test_who_is_fired_on_the_move_at_is_asked_and_so_is_who_has_an_arc(pack: Pack, answer: bool) -> None:
    """IN.MVF.6, IN.HOUSE.4: with what is asked about, and what is answered is done."""
    asked: list[tuple[str, ...]] = []

    def drops(_: View, trooper: Trooper) -> bool:
        asked.append((trooper.card,))
        return answer

    def fires(_: View, trooper: Trooper, target: Trooper, weapon: str) -> bool:
        asked.append((trooper.card, target.card, weapon))
        return answer

    bench = Bench(pack, ("rifleman",), ("recruit",))
    bench.game.adapters = [PlayerAdapter(First(drops=drops, fires=fires), side) for side in range(2)]
    bench.put("rifleman", 4, 4, ap=8)
    bench.put("recruit", 4, 20, ap=8)
    bench.do("recruit", codes.Action.ARC, bearing=12)
    for name in ("rifleman", "recruit"):
        bench.dice(name, attack=(1, 1))
    rows = bench.walk("rifleman", (4, 5))
    bench.do("rifleman", codes.Action.FIRE_ON_THE_MOVE, "recruit")

    assert asked == [("recruit", "rifleman", "rifle"), ("recruit",)]
    assert len(only(rows, "attack")) == int(answer)
    assert [each.prone for each in shown_to(bench).enemies] == [answer]


def test_a_crewed_weapon_that_stands_may_point_anywhere(pack: Pack) -> None:
    """IN.CRW.12, IN.HOUSE.10: where it stands from the first, each dot is listed with 24 bearings, else with one."""
    bench = Bench(pack, ("loader", "machine_gunner"), ("recruit",))
    dots = 9 * 6 - 2  # two stand there
    for stands, bearings in ((0, 1), (1, 24)):
        bench.game.forces.set_up[0] = stands
        view = shown_to(bench)
        places = view.places(named(view, "machine_gunner"))
        assert len(places) == dots * bearings
        assert {place.bearing_deg for place in places} == {*range(0, 15 * bearings, 15)}
        assert len(view.places(named(view, "loader"))) == dots


def test_who_stands_on_a_full_dot_has_to_step_on(pack: Pack) -> None:
    """IN.GAP.39: nothing but steps is open to who went through a friend's dot; ending the turn there is refused."""
    bench = Bench(pack, ("rifleman", "scout"), ("recruit",))
    for name in ("rifleman", "scout"):
        bench.put(name, 4, 4, ap=8)
    bench.put("recruit", 4, 20)
    view = shown_to(bench)
    rifleman = named(view, "rifleman")

    assert rifleman.must_step_on
    assert {act.action for act in view.actions(rifleman)} == {"step"}
    assert view.why_not(rifleman, Act("end")) == "the trooper shares its dot, and has to step on first"


def test_custom_players_play_in_plain_mode_and_only_where_they_are(pack: Pack) -> None:
    """The compiled mode, a seat that is not there and a battle without the player's Python are refused."""
    with pytest.raises(OrderError, match="plain mode"):
        fight_with_players(pack, order()._replace(mode="compiled"), {"b": First()})
    with pytest.raises(OrderError, match="no seat 'c'; there are: a, b"):
        fight_with_players(pack, order(), {"c": First()})
    with pytest.raises(OrderError, match="a is played by a custom player, whose Python is not here"):
        fight(pack, order(player="custom"))
