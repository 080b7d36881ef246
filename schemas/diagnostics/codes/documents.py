"""Codes of one document: what can be wrong with its keys and values."""

from schemas.diagnostics.codes.code import Code, error

DOCUMENT_CODES: tuple[Code, ...] = (
    error(
        "unknown-key",
        "A key that does not belong here",
        "The document says something nobody would ever read, most often because a key is misspelt.",
        "breifing: Take the bridge.",
        "briefing: Take the bridge.",
    ),
    error(
        "missing-key",
        "A key is missing",
        "This kind of document has to have the key. The message stands at the mapping that lacks it.",
        "kind: mission_card\nid: cut_the_wire",
        "kind: mission_card\nid: cut_the_wire\ntitle: Cut the Wire",
    ),
    error(
        "wrong-type",
        "A value of another type",
        "A number stands where a text belongs, a single value where a list belongs, or the like. `yes` and `on` are "
        "texts: the two truths are `true` and `false`.",
        "copies: two",
        "copies: 2",
    ),
    error(
        "unknown-choice",
        "Not one of the choices",
        "The value has to be one of a closed list of words.",
        "deck: offence",
        "deck: offense",
    ),
    error(
        "out-of-range",
        "A number too small or too large",
        "The number has to lie between two limits, which the message names.",
        "copies: 0",
        "copies: 1",
    ),
    error(
        "wrong-form",
        "A text of another form",
        "Ids, colours, versions and the like are written in one way only; the hint shows an example.",
        "id: New Tokyo",
        "id: new_tokyo",
    ),
    error(
        "wrong-key-form",
        "A name that cannot be a key",
        "In this mapping the keys are names: lower case letters, digits and underscores, a letter first. In the "
        "pictures of a map panel they are the rows A to R, and in its legend single signs.",
        "types:\n  Deep Water: {}",
        "types:\n  deep_water: {}",
    ),
    error(
        "text-too-short",
        "A text is too short",
        "The text is needed, and an empty one would leave a hole on the card.",
        'title: ""',
        "title: Cut the Wire",
    ),
    error(
        "text-too-long",
        "A text is too long",
        "Cards and sheets have room for so many letters; a longer text would not fit where it is printed.",
        "title: Cut the Wire and Then Every Other Wire You Find",
        "title: Cut Every Wire",
    ),
    error(
        "list-too-short",
        "A list has too few entries",
        "The list needs more entries to make sense: an outline has three corners at least, a mission scores something.",
        "victory_points: []",
        "victory_points:\n  - {type: table_control, vp: 6}",
    ),
    error(
        "list-too-long",
        "A list has too many entries",
        "The list has more entries than the game or the card has room for.",
        "outline_in: [[4, 4, 1], [10, 4], [8, 9]]",
        "outline_in: [[4, 4], [10, 4], [8, 9]]",
    ),
    error(
        "wrong-value",
        "A value that cannot be",
        "The value has the right form, but does not agree with what this kind of document asks: a panel with 34 "
        "columns, a damage track that gets better, a scenario that one side cannot win. The hint says what is right.",
        "attack: [7, 6, 8, 3, 1]",
        "attack: [7, 6, 5, 3, 1]",
    ),
    error(
        "unknown-kind",
        "No such kind of document",
        "`kind` says what a document is, and there is a closed list of kinds.",
        "kind: mission",
        "kind: mission_card",
    ),
    error(
        "kind-of-other-system",
        "A kind of document of another rule system",
        "A pack belongs to one rule system, and this kind of document to another.",
    ),
    error(
        "duplicate-manifest",
        "A second manifest in a pack",
        "A pack has one `kind: pack` document: `pack.yaml` in its own folder. A pack cannot hold another one.",
    ),
    error(
        "duplicate-rules",
        "A second rules document in a pack",
        "A pack changes the rules in one document; with two nobody could tell which one counts.",
    ),
)
