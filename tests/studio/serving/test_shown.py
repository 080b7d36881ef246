"""What a browser shows already is not sent again, and whatever else a run draws comes whole."""

from collections.abc import Iterable, Sequence

import pytest
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from studio.serving.shown import Shown

PAGE, INNER, OTHER = "page", "inner", "other"


def begin(*fragments: str) -> ForwardMsg:
    """Return what a run of fragments begins with; of none, a run of everything."""
    message = ForwardMsg()
    message.new_session.name = "app"
    message.metadata.run.script_run_id = "this run"
    message.metadata.run.fragment_ids.extend(fragments)
    return message


def end(*, broken_off: bool = False) -> ForwardMsg:
    """Return what a run ends with."""
    message = ForwardMsg(script_finished=ForwardMsg.FINISHED_FRAGMENT_RUN_SUCCESSFULLY)
    if broken_off:
        message.script_finished = ForwardMsg.FINISHED_EARLY_FOR_RERUN
    message.metadata.run.script_run_id = "this run"
    return message


def drawn(place: str, fragment: str = PAGE) -> ForwardMsg:
    """Return a message without content that draws something at a place, such as `0.1`."""
    message = ForwardMsg()
    message.metadata.delta_path.extend(map(int, place.split(".")))
    message.delta.fragment_id = fragment
    return message


def block(place: str, fragment: str = PAGE, label: str = "") -> ForwardMsg:
    """Return what draws a block."""
    message = drawn(place, fragment)
    message.delta.add_block.expandable.label = label
    message.hash = f"block {label}"
    return message


def words(place: str, said: str, fragment: str = PAGE) -> ForwardMsg:
    """Return what draws a text."""
    message = drawn(place, fragment)
    message.delta.new_element.markdown.body = said
    message.hash = f"words {said}"
    return message


def field(place: str, shown: str, widget: str = "w", *, pushed: bool = False) -> ForwardMsg:
    """Return what draws a text field; one whose value is pushed is told it each time."""
    message = drawn(place)
    message.delta.new_element.text_input.id = widget
    message.delta.new_element.text_input.default = shown
    message.delta.new_element.has_one_shot_effect = pushed
    message.hash = f"field {widget} {shown} {pushed}"
    return message


def ours(place: str) -> ForwardMsg:
    """Return what draws one of our own editors."""
    message = drawn(place)
    message.delta.new_element.bidi_component.id = "keys"
    message.hash = "ours"
    return message


def reference(place: str, name: str) -> ForwardMsg:
    """Return what stands for a large message that the browser still has."""
    message = ForwardMsg(ref_hash=name)
    message.metadata.delta_path.extend(map(int, place.split(".")))
    return message


def page(title: str = "Alpha", note: str = "all is well") -> list[ForwardMsg]:
    """Return all that the fragment of a page draws."""
    return [block("0.1"), field("0.1.0", title), words("0.1.1", note), words("0.1.2", "the end")]


def run(shown: Shown, messages: Iterable[ForwardMsg], *fragments: str) -> Sequence[ForwardMsg]:
    """Let a run draw messages, and return those that are sent between its begin and its end."""
    sent = shown.unsaid([begin(*fragments), *messages, end()])
    assert sent[0].HasField("new_session")
    assert sent[-1].WhichOneof("type") == "script_finished"
    return sent[1:-1]


def all_of(messages: Iterable[ForwardMsg]) -> list[str]:
    """Return messages in an order of their own: what was kept back at first comes behind what was sent at once."""
    return sorted(map(str, messages))


def whole(shown: Shown) -> Shown:
    """Return a browser that has just drawn everything, around the page and on it."""
    everything = [words("0.0", "above", ""), *page(), block("1.0", OTHER), words("1.0.0", "aside", OTHER)]
    assert run(shown, everything) == everything
    return shown


@pytest.fixture
def shown() -> Shown:
    """A browser that shows everything."""
    return whole(Shown())


def test_only_what_changed_is_sent(shown: Shown) -> None:
    """Of a page on which one field says something else, that field is sent."""
    after = page(title="Alphas")
    assert run(shown, after, PAGE) == [after[1]]


def test_what_changed_back_is_sent_too(shown: Shown) -> None:
    """What is compared is what was drawn last."""
    run(shown, page(title="Alphas"), PAGE)
    assert run(shown, page(), PAGE) == [page()[1]]
    assert run(shown, page(), PAGE) == []


def test_nothing_is_taken_away_after_a_run_that_kept_something_back(shown: Shown) -> None:
    """Such a run ends under a name that nothing on the page has; one that was sent whole under its own."""
    kept = shown.unsaid([begin(PAGE), *page(), end()])
    assert kept[-1].metadata.run.script_run_id != "this run"
    sent = shown.unsaid([begin(PAGE), *page(), words("0.1.3", "one more"), end()])
    assert sent[-1].metadata.run.script_run_id == "this run"


OTHERWISE = {
    "one more at the end": [*page(), words("0.1.3", "one more")],
    "one less at the end": page()[:-1],
    "one in between": [*page()[:2], words("0.1.1", "new"), words("0.1.2", "all is well"), words("0.1.3", "the end")],
    "another kind of element": [*page()[:3], field("0.1.2", "the end")],
    "another widget": [page()[0], field("0.1.0", "Alpha", "v"), *page()[2:]],
    "another block": [block("0.1", label="More"), *page()[1:]],
    "another place": [*page()[:3], words("0.1.3", "the end")],
    "nothing": [],
    "a place twice": [*page()[:3], words("0.1.1", "all is well"), words("0.1.2", "the end")],
}


@pytest.mark.parametrize("after", OTHERWISE.values(), ids=OTHERWISE)
def test_a_page_drawn_otherwise_is_sent_whole(shown: Shown, after: list[ForwardMsg]) -> None:
    """Every message of it is sent, since the browser takes away what did not come; and the next run knows it."""
    assert all_of(run(shown, after, PAGE)) == all_of(after)
    if after and after != OTHERWISE["a place twice"]:
        assert run(shown, after, PAGE) == []


def test_what_is_drawn_twice_in_a_run_is_sent_each_time(shown: Shown) -> None:
    """Of a place that shows one thing after another, the last is what stays, and it is always sent."""
    twice = [*page(), words("0.1.2", "wait")]
    run(shown, twice, PAGE)
    assert run(shown, twice, PAGE)[-1] == twice[-1]


def test_what_acts_is_sent_each_time(shown: Shown) -> None:
    """Our own editors hear of each run, and a field that is told its value is told it again."""
    acting = [*page(), ours("0.1.3"), field("0.1.4", "Beta", "v", pushed=True)]
    run(shown, acting, PAGE)
    assert run(shown, acting, PAGE) == acting[-2:]


def test_large_messages_that_the_browser_has_are_known_by_their_names(shown: Shown) -> None:
    """What stands for a text that is shown is not sent; what stands for one of before is."""
    whole_page, standing = page(), [*page()[:3], reference("0.1.2", "words the end")]
    assert run(shown, standing, PAGE) == []
    assert run(shown, [*whole_page[:3], words("0.1.2", "an end")], PAGE) == [words("0.1.2", "an end")]
    assert standing[3] in run(shown, standing, PAGE)


def test_a_reference_to_what_acts_is_sent(shown: Shown) -> None:
    """A large editor is told of each run, though the browser has its data."""
    run(shown, [*page(), ours("0.1.3")], PAGE)
    assert run(shown, [*page(), reference("0.1.3", "ours")], PAGE) == [reference("0.1.3", "ours")]


def test_a_whole_run_is_sent_whole(shown: Shown) -> None:
    """After the page was loaded again, nothing is taken to be there."""
    whole(shown)


def test_fragments_are_told_apart(shown: Shown) -> None:
    """What one fragment draws leaves what is known of the other as it is."""
    aside = [block("1.0", OTHER), words("1.0.0", "something else", OTHER)]
    assert run(shown, aside, OTHER) == [aside[1]]
    assert run(shown, page(), PAGE) == []
    assert run(shown, aside, OTHER) == []
    assert run(shown, [*page(), *aside], PAGE, OTHER) == []


def test_what_a_fragment_inside_has_drawn_is_known_to_that_around_it(shown: Shown) -> None:
    """After a run of the inner one, a run of the outer one sends what of it is otherwise again."""
    around = [*page()[:3], block("0.1.2"), block("0.1.2.0", INNER), words("0.1.2.0.0", "one", INNER)]
    run(shown, around, PAGE)
    inner = [block("0.1.2.0", INNER), words("0.1.2.0.0", "two", INNER)]
    assert run(shown, inner, INNER) == [inner[1]]
    assert run(shown, around, PAGE) == [around[-1]]
    more = [*inner, words("0.1.2.0.1", "three", INNER)]
    assert all_of(run(shown, more, INNER)) == all_of(more)
    assert all_of(run(shown, around, PAGE)) == all_of(around)


def test_a_run_that_is_broken_off_leaves_what_is_known(shown: Shown) -> None:
    """What it has sent so far counts, and what it kept back is there still; the next run goes on from it."""
    after = page(title="Alphas")
    assert shown.unsaid([begin(PAGE), *after[:3], end(broken_off=True)])[1:-1] == [after[1]]
    assert run(shown, page(title="Alphas", note="what now"), PAGE) == [words("0.1.1", "what now")]


def test_a_run_that_is_broken_off_without_a_word_leaves_what_is_known(shown: Shown) -> None:
    """Another run may begin without an end of the one before."""
    shown.unsaid([begin(PAGE), *page(title="Alphas")[:3]])
    assert run(shown, page(title="Alphas"), PAGE) == []


def test_after_a_run_that_is_broken_off_while_it_draws_otherwise_all_is_sent(shown: Shown) -> None:
    """Nobody knows what the browser shows then."""
    shown.unsaid([begin(PAGE), block("0.1", label="More"), end(broken_off=True)])
    assert run(shown, page(), PAGE) == page()
    assert run(shown, page(), PAGE) == []


def test_a_page_that_is_broken_off_is_sent_whole(shown: Shown) -> None:
    """Of a run of everything that did not come to its end nothing is known."""
    shown.unsaid([begin(), words("0.0", "above", ""), *page()])
    assert run(shown, page(), PAGE) == page()


def test_what_a_fragment_draws_elsewhere_is_known_once(shown: Shown) -> None:
    """A window over the page, which is a fragment of its own, is sent by the page and known by its own runs."""
    over = [block("2.0", INNER), words("2.0.0", "sure?", INNER)]
    for _ in range(3):
        assert all_of(run(shown, [*page(), *over], PAGE)) == all_of([*page(), *over])
    assert run(shown, over, INNER) == []


def test_other_messages_pass(shown: Shown) -> None:
    """What is no drawing is sent whenever it comes."""
    title = ForwardMsg()
    title.page_config_changed.title = "Cards"
    assert shown.unsaid([title, title]) == [title, title]
    assert run(shown, [page()[0], title, *page()[1:]], PAGE) == [title]


def test_messages_without_a_name_are_sent(shown: Shown) -> None:
    """The server's own words on a fault are told each time."""
    nameless = words("0.1.3", "fault")
    nameless.hash = ""
    run(shown, [*page(), nameless], PAGE)
    assert run(shown, [*page(), nameless], PAGE) == [nameless]
