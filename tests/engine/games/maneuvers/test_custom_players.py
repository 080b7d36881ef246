"""Custom players of maneuvers: players in Python that see what lies open, answer six questions, and may not err."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.battles.asking import game_with
from engine.battles.battle import fight
from engine.battles.custom_players import fight_with_players
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.games.maneuvers.battle.set_up import set_up_battle
from engine.games.maneuvers.custom_players import (
    Character,
    IllegalAnswer,
    Make,
    Oppose,
    Player,
    PlayerError,
    View,
)
from engine.games.maneuvers.custom_players.player import PlayerAdapter
from engine.games.maneuvers.custom_players.view import FAULT_WORDS
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.codes import Scope
from engine.games.maneuvers.kernel.course import play
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import give_lasting
from schemas.models.maneuvers.words import Rating
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.any_fight import AnyPack
from tests.engine.games.maneuvers.bench import Table as Bench
from tests.engine.games.recording import check_modes

PAGE = Path("docs/how-to/write-a-maneuvers-player.md")
SEATS = ("a", "b")
FIGHTS = ("hold_the_stairs", "lights_out", "loading_dock")


@pytest.fixture(scope="module")
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def order(scenario: str = "loading_dock", seed: int = 1, player: str = "random") -> BattleOrder:
    return BattleOrder(tuple(Participant(seat, None, player) for seat in SEATS), scenario, None, seed)


def _example() -> type[Player]:
    [source] = re.findall(r"```python\n(\"\"\".*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(source, str(PAGE), "exec"), names)  # noqa: S102  # the page's own example
    brawler: type[Player] = names["Brawler"]
    return brawler


def test_the_example_of_the_page_beats_the_random_player(pack: Pack) -> None:
    """It wins more than half of the fights, from both sides."""
    brawler = _example()
    won = [
        fight_with_players(pack, order(scenario, seed), {seat: brawler()}).result.winner == seat
        for seed, scenario in enumerate(FIGHTS)
        for seat in SEATS
    ]

    assert sum(won) > len(won) / 2


class First(Player):
    """Takes the first that is open, or gives the answers it is told to."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def act(self, view: View, character: Character) -> Make:
        """Make the first maneuver that is open."""
        return view.maneuvers(character)[0]

    def oppose(self, view: View, actor: Character, make: Make, choices: tuple[Oppose, ...]) -> Oppose:
        """Let the first oppose who may."""
        assert (actor.mine, make.maneuver in view.manual) == (False, True)
        return choices[0]

    def __getattribute__(self, name: str) -> Any:
        answers = object.__getattribute__(self, "__dict__").get("answers", {})
        return answers.get(name) or super().__getattribute__(name)


@pytest.mark.parametrize(("scenario", "player"), [*zip(FIGHTS, (First, First, _example()), strict=True)])
def test_the_answers_of_a_player_make_the_same_fight_in_both_modes(
    pack: Pack, scenario: str, player: type[Player]
) -> None:
    """Fought in plain mode with the player, and in either with its answers laid down, row by row."""
    check_modes(pack, order(scenario, 5), [PlayerAdapter(player(), squad) for squad in range(2)])


ILLEGAL: list[tuple[dict[str, Any], str]] = [
    ({"act": lambda *_: None}, "act with None: it is no Make"),
    ({"act": lambda *_: "engage"}, "act with engage: it is no Make"),
    (
        {"act": lambda *_: Make("dance", "firefight")},
        "act with dance on firefight: there is no maneuver 'dance'; there",
    ),
    ({"act": lambda *_: Make("engage", "piloting")}, "there is no rating 'piloting'; there are: firefight"),
    ({"act": lambda *_: Make("engage", "command")}, "act with engage on command: the maneuver is not made on that"),
    (
        {"act": lambda t, _: Make("engage", "firefight", t.enemies[0])},
        "a target is an enemy .* where the maneuver names",
    ),
    ({"act": lambda t, _: Make("cover_fire", "firefight", t.mine[0])}, "a target is an enemy who is in the fight"),
    ({"act": lambda _, c: Make("aid_ally", "awareness", None, c)}, "an ally is another member of the squad"),
    ({"act": lambda t, _: Make("assault", "melee", t.enemies[0])}, "assault against .* on melee: .* too little Edge"),
    ({"act": lambda t, _: Make("flag", "command", t.enemies[0])}, "a state that it needs is missing"),
    (
        {"act": lambda t, _: Make("snipe", "stealth", t.enemies[0])},
        "a state .* missing, and the character is not ready .*, and the squad of the target has not been",
    ),
    ({"oppose": lambda *_: None}, "oppose with None: it is no Oppose"),
    (
        {"oppose": lambda _, actor, *__: Oppose(actor, "awareness")},
        "oppose with .* on awareness: .* does not oppose it",
    ),
    ({"oppose": lambda _, __, ___, choices: replace(choices[0], rating="luck")}, "there is no rating 'luck'"),
    (
        {"oppose": lambda t, _, make, choices: replace(choices[0], rating=_unopposed(t, make))},
        "the maneuver is not opposed on that rating",
    ),
]


def _unopposed(view: View, make: Make) -> str:
    [*ratings] = view.mine[0].ratings
    return next(rating for rating in ratings if rating not in view.manual[make.maneuver].opponent)


@pytest.mark.parametrize(("answers", "words"), ILLEGAL)
def test_illegal_answers_are_refused_in_words(pack: Pack, answers: Any, words: str) -> None:
    """MN.COR.2, MN.COR.3: the exception says whose player answered what, and why not."""
    with pytest.raises(IllegalAnswer, match=f"b's First answered .*{words}"):
        fight_with_players(pack, order(), {"b": First(**answers)})


def test_every_fault_has_words() -> None:
    """MN.COR.2: nothing that the rules refuse counts as open."""
    names = [*vars(codes)]
    faults = names[names.index("NOT_IN_FIGHT") : names.index("NOBODY_OPPOSES") + 1]

    assert {*FAULT_WORDS} == {getattr(codes, name) for name in faults}


def _granting(view: View, character: Character) -> Make:
    """Go for what brings an extra maneuver, Aid Ally; where nobody is left to aid, for anything."""
    makes = view.maneuvers(character)
    aids = [make for make in makes if make.maneuver == "aid_ally"]
    return max(aids or makes, key=lambda make: character.ratings[make.rating])


def _noticing(view: View, character: Character) -> Make:
    observes = [make for make in view.maneuvers(character) if make.maneuver == "observe"]
    return max(observes, key=lambda make: character.ratings[make.rating])


RARE: list[tuple[dict[str, Any], str]] = [
    ({"act": _granting, "extra": lambda *_: "observe"}, "extra with observe: it is no Make or None"),
    (
        {"act": _granting, "extra": lambda *_: Make("engage", "firefight")},
        "extra with .*: the extra maneuver is observe",
    ),
    (
        {"act": _granting, "extra": lambda *_: Make("observe", "melee")},
        "extra with .*: the maneuver is not made on that",
    ),
    ({"act": _noticing, "notices": lambda view, *_: view.mine[0]}, "notices with .*: it is no enemy who hides"),
    ({"act": _noticing, "notices": lambda *_: None}, "notices with None: it is no Character"),
]


@pytest.mark.parametrize(("answers", "words"), RARE)
def test_illegal_answers_to_rare_questions_are_refused_in_words(pack: Pack, answers: Any, words: str) -> None:
    """MN.AID.4, MN.OBS.4: an extra maneuver is the one that was granted, and who is noticed hides."""
    hiding = First(act=lambda view, who: next(each for each in view.maneuvers(who) if each.maneuver == "take_cover"))
    with pytest.raises(IllegalAnswer, match=f"b's First answered {words}"):
        fight_with_players(pack, order("lights_out", 1), {"a": hiding, "b": First(**answers)})


@pytest.mark.parametrize(
    "answers",
    [
        {"act": lambda *_: 1 / 0},
        {"oppose": lambda *_: next(iter(()))},
        {"act": lambda *_: Make("cover_fire", "firefight", "Pell")},  # type: ignore[arg-type]
    ],
)
def test_a_failing_player_is_named(pack: Pack, answers: Any) -> None:
    """Whatever goes wrong in it comes out as one kind of exception, with the cause attached."""
    [question] = answers
    with pytest.raises(PlayerError, match=f"b's First failed to answer {question}: ") as caught:
        fight_with_players(pack, order(), {"b": First(**answers)})

    assert caught.value.__cause__ is not None


class Sampler(Player):
    """Does what it has done least, of all that is listed."""

    def __init__(self, done: Counter[str], seed: int) -> None:
        self.done, self.lot = done, Random(seed)

    def rarest(self, choices: Any, name: Any) -> Any:
        """Return one of those choices whose name came up least."""
        best = min(choices, key=lambda each: (self.done[name(each)], self.lot.random()))
        self.done[name(best)] += 1
        return best

    def act(self, view: View, character: Character) -> Make:
        """Make the rarest maneuver, all of which are open."""
        makes = view.maneuvers(character)
        assert {view.why_not(character, make) for make in makes} == {""}
        assert view.maneuvers(view.enemies[0]) == ()
        assert view.why_not(view.enemies[0], makes[0]) == "it is not one's own"
        gaining = [make for make in makes if make.maneuver == "engage"] if view.edge < 10 else []
        open_now = gaining if gaining and self.lot.random() < 0.3 else makes
        return self.rarest(open_now, lambda make: make.maneuver)  # type: ignore[no-any-return]

    def oppose(self, view: View, actor: Character, make: Make, choices: tuple[Oppose, ...]) -> Oppose:
        """Oppose with anybody on anything."""
        del view, actor, make
        return self.rarest(choices, lambda each: f"oppose on {each.rating}")  # type: ignore[no-any-return]

    def extra(self, view: View, character: Character, choices: tuple[Make, ...]) -> Make | None:
        """Make the extra maneuver in any way, or not."""
        del view, character
        return self.rarest((*choices, None), lambda make: f"extra {bool(make)}")  # type: ignore[no-any-return]

    def notices(self, view: View, character: Character, choices: tuple[Character, ...]) -> Character:
        """Notice anybody who hides."""
        del view, character
        assert all(each.hidden and not each.mine for each in choices)
        return self.rarest(choices, lambda _: "notices")  # type: ignore[no-any-return]

    def leaves(self, view: View, character: Character) -> bool:
        """Leave, or stay."""
        assert character.escaping
        assert character in view.mine
        return self.rarest((True, False), lambda yes: f"leaves {yes}")  # type: ignore[no-any-return]

    def pays(self, view: View, character: Character, points: int) -> bool:
        """Pay, or not."""
        assert points > 0
        assert character.name in {each.name for each in view.mine}
        return self.rarest((True, False), lambda yes: f"pays {yes}")  # type: ignore[no-any-return]


def sampled(pack: Pack, seeds: range) -> Counter[str]:
    """Return what two samplers did in fights, none of which was refused."""
    done: Counter[str] = Counter()
    for seed in seeds:
        players = {seat: Sampler(done, seed) for seat in SEATS}
        battle = fight_with_players(pack, order(FIGHTS[seed % 3], seed), players)
        assert battle.setup.game.answers.refused == 0
    return done


def test_everything_listed_is_taken(pack: Pack) -> None:
    """Whatever is listed goes through, and most kinds of answers come up."""
    done = sampled(pack, range(3))

    assert {*done} >= {"engage", "take_cover", "observe", "flag", "aid_ally", "oppose on awareness", "extra True"}


@pytest.mark.prove
def test_everything_listed_is_taken_in_many_fights(pack: Pack) -> None:
    """Every maneuver of the pack and every question comes up, and every answer goes through."""
    done = sampled(pack, range(90))

    maneuvers = {loaded.id for loaded in pack.of_kind("maneuver")}
    pairs = {f"{what} {yes}" for what in ("leaves", "pays", "extra") for yes in (True, False)}
    assert {*done} >= maneuvers | pairs | {"notices"}


@pytest.mark.prove
def test_everything_listed_is_taken_with_any_maneuvers(pack: Pack) -> None:
    """MN.COR.2, MN.COR.3: whatever the maneuvers and the rules, what is listed goes through."""
    who = (Participant("a", "copperhead", "custom"), Participant("b", "lantern", "custom"))
    for seed in range(12):
        done: Counter[str] = Counter()
        game = game_with(Game, [PlayerAdapter(Sampler(done, seed), squad) for squad in range(2)])
        game.setup = set_up_battle(AnyPack(pack, seed), BattleOrder(who, seed=seed), game)
        play(game)
        assert (game.answers.refused, bool(done)) == (0, True)


def _shown(view: View) -> list[Any]:
    """Return all that a view shows and lists, as text."""
    own = [(view.maneuvers(who), [view.why_not(who, Make("snipe", "stealth", foe)) for foe in view.enemies])
           for who in view.mine]  # fmt: skip
    return [repr(part) for part in (view.characters, view.order, view.totals, view.edge, view.round, own)]


@contextmanager
def exchanged(view: View) -> Iterator[View]:
    """Give the view as it is with other secrets: dice to come, flags that nobody noticed, where the hidden are."""
    game, squad = view._game, view._squad  # the records behind the view, which players do not see
    kept = (game.draws.seed, [*game.battle.flagged_by], [*game.battle.location])
    game.draws.seed += 12345
    for person in range(game.forces.people):
        if game.forces.squad[person] == squad:
            game.battle.flagged_by[person] = game.battle.noticed[person] | 1 << game.forces.people - 1 - squad
        elif game.battle.hidden[person]:
            game.battle.location[person] = (game.battle.location[person] + 1) % len(view.locations)
    yield View(game, view._names, squad)
    game.draws.seed, game.battle.flagged_by[:], game.battle.location[:] = kept


class Watcher(Player):
    """Decides by the page's example, and looks twice: as it is, and with all secrets exchanged."""

    def __init__(self, hidden: Counter[str]) -> None:
        self.hidden, self.inner, self.actions = hidden, _example()(), 0

    def act(self, view: View, character: Character) -> Make:
        """See to it at every third action that the same is shown and decided; note how many enemies hid."""
        self.actions += 1
        if self.actions % 3:
            return self.inner.act(view, character)
        shown, decided = _shown(view), self.inner.act(view, character)
        with exchanged(view) as other:
            assert _shown(other) == shown
            assert self.inner.act(other, character) == decided
        self.hidden[view.seat] += sum(each.hidden for each in view.enemies)
        return decided


def test_a_squad_is_shown_no_secret_and_no_die_to_come(pack: Pack) -> None:
    """MN.GAP.15: whom the enemy flagged unnoticed, where its hidden characters are and what the dice will say."""
    hidden: Counter[str] = Counter()
    fight_with_players(pack, order("lights_out"), {"a": Watcher(hidden)})

    assert hidden["a"] > 0


def shown_to(bench: Bench, squad: int = 0) -> View:
    """Return the view of a position as a squad sees it."""
    return View(bench.game, bench.names, squad)


@pytest.mark.parametrize("masked", [True, False])
def test_hidden_places_and_unnoticed_flags_are_masked_where_the_rules_say_so(pack: Pack, masked: bool) -> None:
    """MN.FLG.4, MN.GAP.15: of one's own squad one knows places and noticed flags, of enemies one's own flags."""
    bench = Bench(pack, hiding={"masked": masked})
    own, foe = bench.names.people[0], bench.names.people[-1]
    for name, by in ((own, foe), (foe, own)):
        bench.set(name, "hidden")
        bench.set(name, "flagged", of=by)
    bench.game.battle.noticed[0] = 0
    mine, theirs = shown_to(bench).characters[0], shown_to(bench).characters[-1]

    assert (mine.location, theirs.location) == ("near end", "" if masked else "far end")
    assert (mine.flagged_by, theirs.flagged_by) == (() if masked else (foe,), (own,))
    assert [each.flagged_by for each in shown_to(bench, 1).characters[:: len(bench.names.people) - 1]] == [
        (foe,),
        (own,),
    ]

    bench.game.battle.noticed[0] = bench.game.battle.flagged_by[0]
    bench.game.battle.hidden[:] = [0] * len(bench.game.battle.hidden)
    assert shown_to(bench).characters[0].flagged_by == (foe,)
    assert shown_to(bench).characters[-1].location == "far end"


def test_a_character_is_shown_with_its_markers(pack: Pack) -> None:
    """MN.TRM.3, MN.GAP.16: states by name, advantages less disadvantages, and how many checks it has earned."""
    bench = Bench(pack)
    first, third = bench.names.people[0], bench.names.people[2]
    game = bench.game
    assert not any(any((each.hidden, each.observer, each.escaping, each.misses_action, each.snipe_ready, each.checks))
                   for each in shown_to(bench).characters)  # fmt: skip
    for state in ("hidden", "snipe_ready", "observer", "escaping", "missing"):
        bench.set(first, state)
    bench.set(third, "exposed", of=bench.names.people[5])
    game.battle.checks = 2
    game.battle.check_person[:2] = [2, 2]
    for owner, scope, worth in (
        (4, Scope.CHECKS_OF, -1),
        (1, Scope.MANEUVERS_AGAINST, 1),
        (4, Scope.MANEUVERS_AGAINST, 1),
    ):
        give_lasting(game, owner, 0, scope, worth, until_fight_end=False)
    one, _, other = shown_to(bench).characters[:3]

    assert all((one.hidden, one.snipe_ready, one.observer, one.escaping, one.misses_action))
    assert one.advantages == {"maneuvers_against": 2, "maneuvers_of": 0, "next_maneuver_of": 0, "checks_of": -1}
    assert (other.exposed_to, other.checks, one.checks) == ((bench.names.people[5],), 2, 0)
    card = bench.names.cards[0]
    assert (one.card, one.action_value, one.damage, one.armor, one.resilience) == (
        card.id, card.action_value, card.damage, card.armor, card.resilience,
    )  # fmt: skip
    assert one.ratings == {str(rating.value): card.value(rating) for rating in Rating}


def test_who_has_left_stands_in_no_order(pack: Pack) -> None:
    """MN.ORD.2, MN.SQD.3: the order has those in the fight, and the Edge is one's own total less theirs."""
    bench = Bench(pack, totals=(3, 10))
    before = [each.name for each in shown_to(bench).order]
    bench.game.line.gone[0] = 1
    view = shown_to(bench)

    assert sorted(before) == sorted(bench.names.people)
    assert [each.name for each in view.order] == [name for name in before if name != bench.names.people[0]]
    assert [each.name for each in (*view.mine, *view.enemies)] == [*bench.names.people[1:]]
    assert len(view.characters) == len(before)
    assert (view.edge, shown_to(bench, 1).edge) == (-7, 7)
    assert view.totals == {"a": 3, "b": 10}


def test_custom_players_play_in_plain_mode_and_only_where_they_are(pack: Pack) -> None:
    """The compiled mode, a seat that is not there and a fight without the player's Python are refused."""
    with pytest.raises(OrderError, match="plain mode"):
        fight_with_players(pack, order()._replace(mode="compiled"), {"b": First()})
    with pytest.raises(OrderError, match="no seat 'c'; there are: a, b"):
        fight_with_players(pack, order(), {"c": First()})
    with pytest.raises(OrderError, match="a is played by a custom player, whose Python is not here"):
        fight(pack, order(player="custom"))


def test_a_fight_without_custom_players_is_the_same_fight(pack: Pack) -> None:
    """A seat without a custom player is played by the kernel's player."""
    wanted = order(seed=3, player="heuristic")._replace(mode="plain")

    assert fight_with_players(pack, wanted, {}).jsonl() == fight(pack, wanted).jsonl()
