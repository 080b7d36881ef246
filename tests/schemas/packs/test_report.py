import json
from dataclasses import replace
from pathlib import Path

from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.packs.files import Overlay
from schemas.packs.report import inert, records, report

CARD = Path("card.yaml")


def diagnostic(line: int, column: int, message: str = "no") -> Diagnostic:
    """Return a diagnostic of `card.yaml`."""
    return Diagnostic(CARD.as_posix(), line, column, "wrong-type", Severity.ERROR, message, "say yes", "7S.XYZ.1")


def test_a_diagnostic_shows_its_line_with_a_caret_and_a_hint() -> None:
    """An editor links the first words; the caret stands under the value."""
    files = Overlay({CARD: b"kind: faction\nname: 12\n"})

    assert report([diagnostic(2, 7, "`name` has to be a text")], files) == (
        "card.yaml:2:7: error [wrong-type] `name` has to be a text (7S.XYZ.1)\n"
        "  2 | name: 12\n"
        "    |       ^\n"
        "  hint: say yes\n"
    )


def test_diagnostics_are_sorted_by_place() -> None:
    """Whatever order they were found in."""
    lines = report([diagnostic(10, 1), diagnostic(2, 9), diagnostic(2, 1)]).splitlines()

    assert [line.split(" ")[0] for line in lines if line.startswith("card")] == [
        "card.yaml:2:1:",
        "card.yaml:2:9:",
        "card.yaml:10:1:",
    ]


def test_a_diagnostic_of_the_whole_file_has_no_line() -> None:
    """`0:0` would lead an editor nowhere."""
    assert report([diagnostic(0, 0)]).startswith("card.yaml: error [wrong-type]")


def test_what_a_pack_says_cannot_act_on_a_terminal() -> None:
    """Escapes, bells, line breaks and turned writing directions are written out, in every part of the report."""
    evil = "\x1b[2J\x07\r\n\u202egnp\u2066\ufeff"
    files = Overlay({CARD: f"name: {evil.replace(chr(10), '')}".encode()})
    found = Diagnostic(f"{CARD}", 1, 7, "wrong-type", Severity.ERROR, evil, evil, "")

    text = report([found], files)

    assert text.replace("\n", "").isprintable()
    assert "\\x1b[2J\\x07" in text
    assert all(str(value).isprintable() for value in records([found])[0].values())


def test_the_caret_keeps_its_place_under_wide_letters_and_escapes() -> None:
    """A wide letter takes two columns, an escaped character as many as its escape."""
    files = Overlay({CARD: "a: 東京\x01 x\n".encode()})

    _place, source, caret, _hint = report([diagnostic(1, 8)], files).splitlines()

    assert source == "  1 | a: 東京\\x01 x"
    assert caret.index("^") == len("  1 | a: ") + 2 * 2 + len("\\x01 ")


def test_a_long_line_is_shown_round_its_fault() -> None:
    """Nobody scrolls to column 5,000 for a caret."""
    files = Overlay({CARD: b"x" * 5000 + b"!" + b"y" * 5000})

    _place, source, caret, _hint = report([diagnostic(1, 5001)], files).splitlines()

    assert len(source) < 120
    assert source[caret.index("^")] == "!"


def test_records_are_what_programs_read() -> None:
    """The keys are settled, and the values plain."""
    [record] = records([diagnostic(2, 7)])

    assert list(record) == ["code", "severity", "path", "line", "column", "message", "hint"]
    assert json.loads(json.dumps(record)) == record


def test_plain_text_is_shown_as_it_is() -> None:
    """Letters of every language are letters."""
    assert inert("Ünïcode 東京 «ok»") == "Ünïcode 東京 «ok»"


def test_of_very_many_mistakes_the_rest_is_counted() -> None:
    """A thousand are listed, errors before warnings; one row more says how many are left, and how grave."""
    errors = [diagnostic(line, 1) for line in range(1, 1_004)]
    warnings = [replace(one, severity=Severity.WARNING) for one in errors]

    *listed, rest = records([*warnings, *errors])

    assert {row["severity"] for row in listed} == {"error"}
    assert len(listed) == 1_000
    assert (rest["code"], rest["severity"], rest["path"]) == ("more-mistakes", "error", "card.yaml")
    assert rest["message"] == "1,006 more mistakes are not listed"


def test_a_long_quotation_is_cut() -> None:
    """A tag of four megabytes is not printed in full."""
    assert len(report([diagnostic(0, 0, "x" * 1_000_000)])) < 3_000
