"""Stealth, drones, bombs, mines, marines and hidden set-up in positions set up by hand."""

from collections.abc import Callable, Mapping

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.explosions import (
    arm,
    falls_up_to,
    go_off,
    lay_mines,
    offer_after_step,
    offer_at_end,
    offer_before_attack,
)
from engine.games.battlesuit.kernel.actions.fire import attack_with_spillover, paint_target
from engine.games.battlesuit.kernel.actions.harm import come_down, wound
from engine.games.battlesuit.kernel.actions.morale import shaken_check
from engine.games.battlesuit.kernel.actions.moves import move
from engine.games.battlesuit.kernel.actions.reactions import arrive
from engine.games.battlesuit.kernel.actions.secrets import hide
from engine.games.battlesuit.kernel.board.places import LEVELS_KEPT, lay, next_point, put, sees
from engine.games.battlesuit.kernel.board.soldiers import movement_of
from engine.games.battlesuit.kernel.codes import Action, Detonation, Morale, Part, Place, Rank, Step, Terrain
from engine.games.battlesuit.kernel.course.activation import act, begin
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Marker, MarkerState
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.command import is_in_command, morale_modifier
from engine.games.battlesuit.kernel.legal.special import is_jammed, may_lay
from engine.games.battlesuit.kernel.legal.steps import may_deploy, may_step
from engine.games.battlesuit.kernel.legal.targets import may_attack, may_paint
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import ANSWERED
from schemas.models.battlesuit.rules import Rules
from tests.rules.adapters.battlesuit.bench import (
    MIDDLE,
    NUMBERS,
    answer,
    east_of,
    flat_game,
    lay_die,
    lay_terrain,
    rows_of,
    stand,
)

STAY, DROP = 0, 1
SOUTH = 3
CORNER = NUMBERS[12, 18]
SOUTH_EAST, NORTH_EAST = 2, 1


def house_rules(**groups: object) -> Rules:
    """Return the rules as ruled but for what is named."""
    return Rules.model_validate({"kind": "rules", "id": "house", "title": "House", **groups})


def mined(game: Game, side: int, *kinds: int) -> None:
    """Give a side mine markers, which it may lay anywhere."""
    game.special.mines_anywhere = 1
    game.forces.mines = len(kinds)
    for mine, kind in enumerate(kinds):
        game.forces.mine_side[mine], game.forces.mine_kind[mine] = side, kind


def stealthy(game: Game, box: int) -> int:
    """Return a ranger in stealth whose marker stands in a box, activated in turn 5."""
    ranger = stand(game, 0, "ranger", MIDDLE)
    game.battle.turn, game.forces.may_stealth[ranger] = 5, 1
    game.soldiers.box[ranger] = box
    begin(game, ranger)
    return ranger


def test_going_into_stealth_is_the_whole_activation() -> None:
    """The marker stands in box 1 and the counter stays where it is. Rules: BS.STL.1, BS.GAP.77."""
    game = flat_game()
    ranger = stealthy(game, 0)
    assert may_do(game, ranger, Action.GO_STEALTHY, 0)
    act(game, ranger, Action.GO_STEALTHY, 0)
    assert (game.soldiers.box[ranger], game.soldiers.dot[ranger]) == (1, MIDDLE)


def test_stealth_may_begin_a_move_where_it_is_not_the_whole_activation() -> None:
    """With the ruling turned, one who has gone into stealth throws at once. Rule: BS.GAP.77."""
    game = flat_game(house_rules(stealth={"stealth_entry_is_activation": False}))
    ranger = stealthy(game, 0)
    lay_die(game, ranger, Draw.STEALTH, 2)
    answer(game, STAY)
    act(game, ranger, Action.GO_STEALTHY, 0)
    assert game.soldiers.box[ranger] == 2


def test_a_high_die_keeps_a_soldier_hidden_one_box_on() -> None:
    """A 4 against box 3 advances the marker to box 4. Rule: BS.STL.2."""
    game = flat_game()
    ranger = stealthy(game, 3)
    lay_die(game, ranger, Draw.STEALTH, 4)
    answer(game, STAY)
    move(game, ranger)
    assert (game.soldiers.box[ranger], game.soldiers.dot[ranger]) == (4, MIDDLE)


def test_a_revealed_soldier_moves_half_its_movement_times_its_box() -> None:
    """A ranger with 7 points in box 3 has 12, and may not hide again before turn 8. Rules: BS.STL.3, BS.STL.6."""
    game = flat_game()
    ranger = stealthy(game, 3)
    lay_die(game, ranger, Draw.STEALTH, 3)
    answer(game, STAY, Step.STOP, 0)
    move(game, ranger)
    assert rows_of(game, Event.OUT_OF_STEALTH)[0][4:7] == (3, 12, 8)
    assert not may_do(game, ranger, Action.GO_STEALTHY, 0)
    game.battle.turn = 8
    assert may_do(game, ranger, Action.GO_STEALTHY, 0)


def test_one_that_comes_out_of_stealth_does_not_cross_slag_and_fires_last() -> None:
    """Stealth is given up without a die; slag is shut, and after fire no step is open. Rules: BS.STL.4, 5 and 7."""
    game = flat_game()
    ranger = stealthy(game, 2)
    stand(game, 1, "front_line", east_of(6))
    lay_terrain(game, east_of(1), "slag")
    way = SOUTH_EAST if east_of(1) > MIDDLE and game.board.y[east_of(1)] > game.board.y[MIDDLE] else NORTH_EAST
    answer(game, DROP, Step.WALK, way)
    move(game, ranger)
    assert game.soldiers.dot[ranger] == MIDDLE
    game.soldiers.shots[ranger] = 1
    game.soldiers.unseen[ranger] = 2
    answer(game, Step.WALK, 0)
    game.soldiers.box[ranger] = 0
    move(game, ranger)
    assert game.soldiers.dot[ranger] == MIDDLE


def test_a_soldier_in_stealth_does_nothing_but_move() -> None:
    """Its counter is left behind: nobody fires, paints or repairs from it. Rules: BS.STL.2, BS.STL.5."""
    game = flat_game()
    ranger = stealthy(game, 2)
    stand(game, 1, "front_line", east_of(2))
    assert may_do(game, ranger, Action.MOVE, 0)
    assert not any(may_do(game, ranger, action, 1) for action in (Action.FIRE, Action.PAINT, Action.REPAIR))


def test_a_panicked_drone_needs_two_recoveries_or_goes_off_line() -> None:
    """A 1 shuts a shocked drone down; two recoveries bring it back, another 1 takes it away. Rules: BS.DRN.8 and 9."""
    for dice, place, acts in (((1, 12, 12), Place.ON_MAP, True), ((1, 12, 1), Place.OFF_LINE, False)):
        game = flat_game()
        drone = stand(game, 0, "attack_drone", MIDDLE)
        stand(game, 0, "commander", east_of(3))
        game.forces.leader[drone + 1] = Rank.SQUAD_LEADER
        game.soldiers.morale[drone] = Morale.SHOCKED
        for die in dice:
            lay_die(game, drone, Draw.MORALE, die)
        assert [shaken_check(game, drone) for _ in dice] == [False, False, acts]
        assert game.soldiers.place[drone] == place


def test_a_jammer_reaches_ten_points_and_its_enemies_only() -> None:
    """Within ten points of an ECM drone enemies are out of command and attenuate twice. Rules: BS.ECM.1, BS.GAP.81."""
    game = flat_game()
    near, far, friend = (stand(game, side, "front_line", east_of(at)) for side, at in ((0, -1), (0, -2), (1, 1)))
    commander = stand(game, 0, "commander", east_of(-4))
    game.forces.leader[commander] = Rank.SQUAD_LEADER
    drone = stand(game, 1, "ecm_drone", east_of(9))
    assert [is_jammed(game, soldier) for soldier in (near, far, friend)] == [True, False, False]
    assert not is_in_command(game, near)
    assert is_in_command(game, far)
    game.special.ecm_affects_all = 1
    assert is_jammed(game, friend)
    game.soldiers.morale[drone] = Morale.SHOCKED
    assert not is_jammed(game, near)


def test_a_jammed_attack_loses_twice_as_much_over_range() -> None:
    """A front-line soldier loses 2, not 1, for its one full step of ten points. Rules: BS.ECM.1, BS.GAP.80."""
    lost = {}
    for jams in (False, True):
        game = flat_game()
        shooter = stand(game, 0, "front_line", MIDDLE)
        target = stand(game, 1, "front_line", east_of(10))
        if jams:
            stand(game, 1, "ecm_drone", east_of(8))
        attack_with_spillover(game, shooter, target, 0)
        lost[jams] = game.attack.parts[Part.ATTENUATION]
    assert lost == {False: -1, True: -2}


def test_a_jammer_is_not_painted() -> None:
    """Any other drone in sight may be. Rule: BS.ECM.2."""
    game = flat_game()
    soldier = stand(game, 0, "front_line", MIDDLE)
    jammer, drone = stand(game, 1, "ecm_drone", east_of(4)), stand(game, 1, "attack_drone", east_of(6))
    assert (may_paint(game, soldier, jammer), may_paint(game, soldier, drone)) == (False, True)


def test_a_bomb_destroys_its_point_and_attacks_the_others_by_distance() -> None:
    """The drone is gone, slag is laid, and strengths are 10, 9 and 8 at 1, 2 and 3 points. Rules: BS.BMB.3 to 6."""
    game = flat_game()
    drone = stand(game, 0, "bomb_drone", MIDDLE)
    victims = [stand(game, 1, "militia", east_of(points)) for points in (1, 2, 3, 10, 11)]
    arm(game)
    act(game, drone, Action.DETONATE, 0)
    rows = rows_of(game, Event.BLAST_ATTACK)
    assert [(row[3], row[4], row[5]) for row in rows] == [
        (victims[0], 10, 1),
        (victims[1], 9, 2),
        (victims[2], 8, 3),
        (victims[3], 1, 10),
    ]
    assert game.soldiers.place[drone] == Place.LOST
    assert game.land.terrain[MIDDLE] == Terrain.SLAG


def test_a_bomb_leaves_nobody_on_its_point() -> None:
    """A drone set off while it passes over a soldier is gone, and so is that soldier. Rules: BS.BMB.3, BS.STK.2."""
    game = flat_game()
    below = stand(game, 1, "militia", MIDDLE)
    drone = stand(game, 0, "bomb_drone", MIDDLE)

    go_off(game, Detonation.BOMB, MIDDLE, drone)

    assert (game.soldiers.place[drone], game.soldiers.place[below]) == (Place.LOST, Place.LOST)


def test_the_shield_of_a_marine_is_one_lower_against_a_bomb_too() -> None:
    """Command has shield 5, as a marine 4: two points from a bomb the strength is 9 - 4. Rules: BS.MRN.3, BS.GAP.88."""
    for marine, strength in ((0, 4), (1, 5)):
        game = flat_game()
        drone = stand(game, 0, "bomb_drone", MIDDLE)
        leader = stand(game, 1, "commander", east_of(2))
        game.forces.marine[leader] = marine
        lay_die(game, leader, Draw.BLAST, 1)

        go_off(game, Detonation.BOMB, MIDDLE, drone)

        [told] = rows_of(game, Event.BLAST_ATTACK)
        assert told[4] == strength


def test_structures_next_to_a_bomb_fall_by_a_die() -> None:
    """A building falls on a 6 with who is in it, a bunker stands on a 3 and its soldier is attacked. Rule: BS.BMB.4."""
    game = flat_game()
    drone = stand(game, 0, "bomb_drone", MIDDLE)
    lay_terrain(game, east_of(1), "building")
    lay_terrain(game, east_of(-1), "bunker")
    inside, below = stand(game, 1, "front_line", east_of(1)), stand(game, 1, "assault", east_of(-1))
    for die in (6, 3) if game.board.x[east_of(1)] > game.board.x[MIDDLE] else (3, 6):
        lay_die(game, drone, Draw.STRUCTURE, die)
    arm(game)
    act(game, drone, Action.DETONATE, 0)
    assert game.soldiers.place[inside] == Place.LOST
    assert game.land.terrain[east_of(1)] == Terrain.RUBBLE
    assert game.land.terrain[east_of(-1)] == Terrain.BUNKER
    assert [row[3] for row in rows_of(game, Event.BLAST_ATTACK)] == [below]


def test_a_bunker_is_taken_away_or_slag_laid_as_ruled() -> None:
    """One or the other, or slag in any case. Rule: BS.GAP.86."""
    for centre, becomes in (("marker_or_slag", Terrain.CLEAR), ("always_slag", Terrain.SLAG)):
        game = flat_game(house_rules(blast={"bomb_centre": centre}))
        drone = stand(game, 0, "bomb_drone", east_of(5))
        lay_terrain(game, MIDDLE, "bunker")
        go_off(game, Detonation.BOMB, MIDDLE, drone)
        assert game.land.terrain[MIDDLE] == becomes


def test_a_bomb_drone_under_fire_may_go_off_first() -> None:
    """The attacker next to it suffers strength 10, and its attack is never made. Rules: BS.BMB.1, BS.GAP.136."""
    game = flat_game()
    drone = stand(game, 1, "bomb_drone", MIDDLE)
    shooter = stand(game, 0, "militia", east_of(1))
    arm(game)
    answer(game, 1)
    attack_with_spillover(game, shooter, drone, 0)
    assert rows_of(game, Event.ATTACK) == []
    assert rows_of(game, Event.BLAST_ATTACK)[0][3:6] == (shooter, 10, 1)
    assert [row[2:6] for row in rows_of(game, Event.NO_SHOT)] == [(shooter, drone, 0, 1)]


def test_a_bomb_goes_off_in_its_windows_only() -> None:
    """Each window may be shut by the rules document. Rule: BS.GAP.136."""
    calls: Mapping[str, Callable[[Game, int], object]] = {
        "each_step": lambda game, _: offer_after_step(game),
        "before_attack": offer_before_attack,
        "end_of_activation": lambda game, _: offer_at_end(game),
    }
    for window, call in calls.items():
        for windows in ([window], [name for name in calls if name != window]):
            game = flat_game(house_rules(blast={"detonation_windows": windows}))
            drone = stand(game, 0, "bomb_drone", MIDDLE)
            stand(game, 1, "front_line", east_of(2))
            arm(game)
            answer(game, 1)
            call(game, drone)
            assert (game.soldiers.place[drone] == Place.LOST) == (window in windows)


def test_markers_are_laid_dry_and_one_a_meta_hex() -> None:
    """A second marker does not lie next to the first, none in water. Rule: BS.GAP.135."""
    game = flat_game()
    mined(game, 0, Marker.EXPLOSIVE, Marker.DUMMY, Marker.DUMMY)
    game.forces.policy[0] = ANSWERED
    lay_terrain(game, east_of(4), "water")
    answer(game, MIDDLE, east_of(1), east_of(4))
    lay_mines(game, 0)
    first, second, third = game.soldiers.mine_dot[:3]
    assert first == MIDDLE
    assert not {second, third} & {MIDDLE, east_of(1), east_of(4)}


def walk_on(kind: int, level: int = 0) -> tuple[Game, int]:
    """Return what has become of a soldier that entered a point with a marker."""
    game = flat_game()
    mined(game, 0, kind)
    game.forces.policy[0] = ANSWERED
    answer(game, MIDDLE)
    lay_mines(game, 0)
    soldier = stand(game, 1, "assault", east_of(1), level)
    stand(game, 1, "militia", east_of(-1))
    begin(game, soldier)
    put(game, soldier, MIDDLE, level)
    lay_die(game, soldier, Draw.BLAST, 1)
    arrive(game, soldier)
    return game, soldier


def test_an_explosive_mine_strikes_who_enters_with_nine_and_neighbours_with_six() -> None:
    """Strengths before shield and cover; an assault suit's shield is 4. Rule: BS.MIN.5."""
    game, soldier = walk_on(Marker.EXPLOSIVE)
    assert [row[3:6] for row in rows_of(game, Event.BLAST_ATTACK)] == [(soldier, 5, 0), (soldier + 1, 6, 1)]


def test_a_dummy_is_taken_away_and_stops_a_walker() -> None:
    """A walker stops on the marker but may still fire; in the air nobody stops. Rules: BS.MIN.2 to BS.MIN.4."""
    for level, stopped in ((0, 1), (3, 0)):
        game, soldier = walk_on(Marker.DUMMY, level)
        assert rows_of(game, Event.BLAST_ATTACK) == []
        assert game.soldiers.halted[soldier] == stopped
        game.soldiers.dot[soldier] = east_of(3)
        arrive(game, soldier)
        assert len(rows_of(game, Event.MINE)) == 1


def test_a_nuclear_mine_is_a_bomb() -> None:
    """Who enters is gone, in the air as well, and slag is laid. Rules: BS.MIN.6, BS.BMB.3."""
    game, soldier = walk_on(Marker.NUCLEAR, 5)
    assert game.soldiers.place[soldier] == Place.LOST
    assert game.land.terrain[MIDDLE] == Terrain.SLAG


def test_an_engineer_clears_a_mine_by_a_roll_above_its_damage() -> None:
    """At three hits a 4 takes the marker away, and a 3 sets it off like any other. Rule: BS.ENG.5."""
    for die, blasts in ((4, 0), (3, 1)):
        game = flat_game()
        mined(game, 0, Marker.EXPLOSIVE)
        game.forces.policy[0] = ANSWERED
        answer(game, MIDDLE)
        lay_mines(game, 0)
        engineer = stand(game, 1, "engineer", MIDDLE)
        game.soldiers.hits[engineer] = 3
        begin(game, engineer)
        lay_die(game, engineer, Draw.MINE_CLEARANCE, die)
        arrive(game, engineer)
        assert game.soldiers.mine_state[0] == MarkerState.REVEALED
        assert len(rows_of(game, Event.BLAST_ATTACK)) == blasts
        assert game.soldiers.halted[engineer] == blasts


def test_a_mine_may_go_off_for_neighbours_as_ruled() -> None:
    """It is set off on its point, or within one point of it. Rule: BS.GAP.90."""
    for radius in (0, 1):
        game = flat_game(house_rules(blast={"mine_trigger_radius": radius}))
        mined(game, 0, Marker.DUMMY)
        game.forces.policy[0] = ANSWERED
        answer(game, MIDDLE)
        lay_mines(game, 0)
        arrive(game, stand(game, 1, "assault", east_of(1)))
        assert len(rows_of(game, Event.MINE)) == radius


def test_marines_steady_each_other() -> None:
    """A marine adds 1 to its morale rolls. Rule: BS.MRN.4."""
    game = flat_game()
    soldier, commander = stand(game, 0, "assault", MIDDLE), stand(game, 0, "commander", east_of(2))
    game.forces.leader[commander] = Rank.SQUAD_LEADER
    assert morale_modifier(game, soldier) == 0
    game.forces.marine[soldier] = 1
    assert morale_modifier(game, soldier) == 1


def ambush(terrain: str) -> tuple[Game, int, int]:
    """Return a soldier that sets up hidden in a terrain, and an enemy five points off."""
    game = flat_game()
    lay_terrain(game, MIDDLE, terrain)
    hider, enemy = stand(game, 0, "assault", MIDDLE), stand(game, 1, "assault", east_of(5))
    game.forces.hides[hider] = 1
    hide(game, hider)
    return game, hider, enemy


def test_woods_hide_a_soldier_and_clear_ground_does_not() -> None:
    """A hidden soldier is no target. Rule: BS.HID.3."""
    for terrain, hidden in (("woods", 1), ("building", 1), ("bunker", 1), ("clear", 0), ("rubble", 0)):
        game, hider, enemy = ambush(terrain)
        assert game.soldiers.hidden[hider] == hidden
        assert may_attack(game, enemy, hider) == (not hidden)


def test_fire_paint_and_blasts_lift_a_hidden_set_up() -> None:
    """So does an enemy that comes within a point of it. Rule: BS.GAP.131."""
    for event in ("fire", "paint", "blast", "near", "far"):
        game, hider, enemy = ambush("woods")
        if event == "fire":
            attack_with_spillover(game, hider, enemy, 0)
        elif event == "paint":
            paint_target(game, hider, enemy)
        elif event == "blast":
            go_off(game, Detonation.BOMB, east_of(7), enemy)
        else:
            put(game, enemy, east_of(1 if event == "near" else 2), 0)
            answer(game, codes.NOBODY)
            arrive(game, enemy)
        assert game.soldiers.hidden[hider] == (event == "far")


def test_the_range_at_which_a_hidden_soldier_is_found_is_ruled() -> None:
    """With a range of 2 an enemy two points off finds it. Rule: BS.GAP.131."""
    for reach, hidden in ((1, 1), (2, 0)):
        game, hider, enemy = ambush("woods")
        game.special.hidden_lifted_range = reach
        put(game, enemy, east_of(2), 0)
        answer(game, codes.NOBODY)
        arrive(game, enemy)
        assert game.soldiers.hidden[hider] == hidden


def test_where_a_sentry_may_stand_is_ruled() -> None:
    """Anywhere but in marsh, water as well; or not in water either. Rules: BS.SEN.3, BS.GAP.82."""
    for forbidden, may in ((["marsh"], True), (["marsh", "water"], False)):
        game = flat_game(house_rules(drone={"sentry_forbidden": forbidden}))
        lay_terrain(game, MIDDLE, "water")
        game.land.zone[MIDDLE] = 1
        sentry = stand(game, 0, "sentry_drone", east_of(3))
        assert may_deploy(game, sentry, MIDDLE) == may


def test_markers_lie_in_their_area_unless_ruled_otherwise() -> None:
    """Only points of the owner's area take a marker, or all do. Rule: BS.GAP.135."""
    for area, may in (("scenario_or_setup", False), ("anywhere", True)):
        game = flat_game(house_rules(blast={"mine_area": area}))
        game.forces.mines = 1
        game.land.mine_zone[east_of(2)] = 1
        assert may_lay(game, 0, east_of(2))
        assert may_lay(game, 0, MIDDLE) == may


def test_a_drone_without_a_commander_has_six_points_or_what_is_ruled() -> None:
    """An attack drone's 8 points fall to 6; a commander in good order keeps them. Rule: BS.DRN.10."""
    for points in (6, 4):
        game = flat_game(house_rules(drone={"uncommanded_move": points}))
        drone = stand(game, 0, "attack_drone", MIDDLE)
        full = game.cards.move[game.forces.card[drone] * codes.BOXES]
        assert movement_of(game, drone) == points
        commander = stand(game, 0, "commander", east_of(2))
        assert movement_of(game, drone) == full
        game.soldiers.morale[commander] = Morale.SHOCKED
        assert movement_of(game, drone) == points


def test_what_structures_next_to_a_bomb_withstand_is_ruled() -> None:
    """The highest rolls that destroy them. Rule: BS.BMB.4."""
    game = flat_game(house_rules(blast={"bomb_building_up_to": 9, "bomb_bunker_up_to": 5}))
    found = [
        falls_up_to(game, terrain) for terrain in (Terrain.BUILDING, Terrain.BRIDGE, Terrain.BUNKER, Terrain.WOODS)
    ]
    assert found == [9, 9, 5, 0]


def test_sight_knows_rubble_that_a_battle_has_laid() -> None:
    """Behind a building of many levels nobody is seen; behind slag of none everybody is. Rules: BS.BMB.3, BS.LOS.4."""
    game = flat_game()
    near, far = stand(game, 0, "front_line", MIDDLE), stand(game, 1, "front_line", CORNER)
    between = next_point(game, MIDDLE, SOUTH)
    lay(game, between, Terrain.BUILDING)
    assert not sees(game, near, far)
    lay(game, between, Terrain.SLAG)
    assert sees(game, near, far)


def test_sight_is_looked_for_anew_where_somebody_has_moved() -> None:
    """From behind a building nobody is seen, from beside or above it everybody is, and back behind it nobody again.

    What was found before is kept for the places it was found at, each way round. Rules: BS.LOS.4, BS.LOS.17.
    """
    game = flat_game()
    near, far = stand(game, 0, "front_line", MIDDLE), stand(game, 1, "front_line", CORNER)
    lay(game, next_point(game, MIDDLE, SOUTH), Terrain.BUILDING)
    above, far_above = 40, LEVELS_KEPT + 40
    places = ((MIDDLE, 0, False), (east_of(2), 0, True), (MIDDLE, above, True), (MIDDLE, far_above, True))
    for dot, level, seen in places * 2:
        put(game, near, dot, level)
        for _ in range(2):
            assert sees(game, near, far) is sees(game, far, near) is seen


def test_a_drone_does_not_go_through_terrain() -> None:
    """It flies over; nothing but a flight takes it off its point. Rule: BS.DRN.3."""
    game = flat_game()
    drone, soldier = stand(game, 0, "recon_drone", MIDDLE), stand(game, 0, "assault", east_of(3))
    for each, walks in ((drone, False), (soldier, True)):
        begin(game, each)
        assert any(may_step(game, each, Step.WALK, way) for way in range(codes.DIRECTIONS)) == walks


def test_an_attack_drone_fights_and_any_damage_ends_it() -> None:
    """It fires like a soldier; one box is enough to eliminate it. Rules: BS.DRN.4, BS.DRN.5."""
    game = flat_game()
    drone, enemy = stand(game, 0, "attack_drone", MIDDLE), stand(game, 1, "assault", east_of(3))
    assert may_do(game, drone, Action.FIRE, 2)
    assert may_attack(game, drone, enemy)
    wound(game, drone, 1, enemy)
    assert game.soldiers.place[drone] == Place.LOST


def test_a_drone_flies_at_any_level_for_a_point_a_point() -> None:
    """It rises for nothing, over woods to their top at least, and stays up for nothing. Rules: BS.GAP.83, BS.GAP.84."""
    game = flat_game()
    drone = stand(game, 0, "recon_drone", MIDDLE)
    stand(game, 0, "commander", east_of(-4))
    begin(game, drone)
    points = game.soldiers.left[drone]
    there = next_point(game, MIDDLE, 0)
    lay_terrain(game, there, "woods")
    top = game.numbers.rises[Terrain.WOODS]
    assert not may_step(game, drone, Step.FLY, 0)
    assert not may_step(game, drone, Step.CHANGE_LEVEL, 0)
    assert not may_step(game, drone, Step.CHANGE_LEVEL, 13)
    answer(game, Step.CHANGE_LEVEL, top - 1, Step.FLY, 0)
    move(game, drone)
    assert game.soldiers.dot[drone] == MIDDLE
    begin(game, drone)
    game.soldiers.bounced[drone] = 0
    answer(game, Step.CHANGE_LEVEL, top, Step.FLY, 0, Step.STOP, 0)
    move(game, drone)
    assert (game.soldiers.dot[drone], game.soldiers.level[drone]) == (there, top)
    assert game.soldiers.left[drone] == points - 1


def test_staying_up_may_cost_a_drone_points() -> None:
    """With a tax of 3 it begins its activation with three points less. Rule: BS.GAP.83."""
    for tax in (0, 3):
        game = flat_game(house_rules(drone={"drone_sustain_mp": tax}))
        stand(game, 0, "commander", east_of(-4))
        drone = stand(game, 0, "recon_drone", MIDDLE, 4)
        begin(game, drone)
        assert game.soldiers.left[drone] == 8 - tax


def test_a_shocked_drone_crashes_by_the_damage_level_that_is_ruled() -> None:
    """Over woods, nothing paid, a roll of 6 less two points is above 0, and not above 4. Rule: BS.GAP.85."""
    for level, place in ((0, Place.ON_MAP), (4, Place.LOST)):
        game = flat_game(house_rules(drone={"drone_damage_level": level}))
        lay_terrain(game, MIDDLE, "woods")
        drone = stand(game, 0, "recon_drone", MIDDLE, 6)
        game.soldiers.complete[drone] = 1
        game.battle.mover = codes.NOBODY
        lay_die(game, drone, Draw.CRASH_LANDING, 6)
        come_down(game, drone)
        assert game.soldiers.place[drone] == place
