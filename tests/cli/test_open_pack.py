"""Opening the one pack that a command works with."""

from musterpress.arguments.packs import open_pack


def test_a_pack_that_was_opened_says_that_its_rulebook_was_not_read() -> None:
    """Nobody takes the shipped pack for one without a rulebook: the kinds that no battle knows are named."""
    pack = open_pack("seven_seconds")

    assert pack.of_kind("rulebook") == pack.of_kind("quick_reference") == ()
    assert pack.passed_over == {"rulebook", "chapter", "quick_reference"}
