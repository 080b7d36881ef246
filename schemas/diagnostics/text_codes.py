"""Codes of the text of a file: what can be wrong before anyone looks at what it says."""

from schemas.diagnostics.diagnostics import Code, error

TEXT_CODES: tuple[Code, ...] = (
    error(
        "file-too-large",
        "The file is too large",
        "A file of more than 4 MiB is not read at all. A pack is many small files: one document a file.",
    ),
    error(
        "unreadable-file",
        "The file cannot be read",
        "The system refused to read the file, or it is no regular file. The message has the system's reason.",
    ),
    error(
        "not-utf8",
        "The file is not UTF-8 text",
        "Packs are written in UTF-8, so that every machine reads the same letters. Most editors can save as UTF-8.",
    ),
    error(
        "hidden-character",
        "An invisible character",
        "Control characters cannot be printed on a card and can deceive who reads the file. Often such a file is no "
        "text at all, or something was pasted from another program.",
        'title: "Cut\\x07 the Wire"',
        'title: "Cut the Wire"',
    ),
    error(
        "unseen-character",
        "A character that nobody sees",
        "Some characters turn the direction of a text, have no width, or are tags: two names that look alike are "
        "then different, and a line reads otherwise than it is. Others mean something in one font only. They come in "
        "with what is pasted from elsewhere. Joiners inside emoji, and between letters that join, are no mistake.",
        'title: "Cut\\u200B the Wire"',
        'title: "Cut the Wire"',
    ),
    error(
        "too-deep",
        "Values stand too deep in one another",
        "Lists and mappings may stand at most 64 levels deep in one another. No kind of document needs ten.",
    ),
    error(
        "too-many-values",
        "Too many values in one file",
        "A file may hold 200,000 values, where each alias counts as everything it repeats. A few lines of aliases of "
        "aliases can stand for more values than any machine can hold.",
    ),
    error(
        "more-mistakes",
        "More mistakes than are listed",
        "Of a file with very many mistakes the first 200 are listed, of all files together 1,000; the others are only "
        "counted. Often all of them have one cause: fix some, and check again.",
    ),
    error(
        "empty-document",
        "Nothing in it",
        "The file, or one of its documents between `---` lines, holds no data. Every document begins with its kind.",
        "# nothing but a comment",
        "kind: faction\nid: new_tokyo",
    ),
    error(
        "not-a-mapping",
        "Not a mapping of keys to values",
        "A document is a mapping: a key, a colon, a value, line by line. A list or a single text is none.",
        "- kind: faction\n- id: new_tokyo",
        "kind: faction\nid: new_tokyo",
    ),
    error(
        "duplicate-key",
        "A key stands twice",
        "A key can have one value. YAML readers often keep the last one without a word; here it is a mistake.",
        "copies: 1\ncopies: 2",
        "copies: 2",
    ),
    error(
        "bad-key",
        "A key is not a name",
        "A key is a name. YAML would let a list or a mapping be a key; no document has such keys.",
        "? [copies]\n: 2",
        "copies: 2",
    ),
    error(
        "bad-merge",
        "`<<` merges something that has no keys",
        "`<<` takes over the keys of another mapping, given by an alias. A list or a text has no keys.",
        "<<: 3",
        "<<: *shared",
    ),
    error(
        "unknown-alias",
        "An alias that repeats nothing",
        "`*name` repeats the value that was marked `&name` before it in the same document, and that has ended there.",
        "title: *star",
        "title: '*star'",
    ),
    error(
        "tag-not-allowed",
        "A tag before a value",
        "Tags like `!!int` change what a value means, and some readers of YAML run programs for them. "
        "Packs have none: a value is what it looks like, and quotes make it text.",
        "copies: !!int '2'",
        "copies: 2",
    ),
    error(
        "unusable-number",
        "A number that cannot be used",
        "Infinity, not-a-number, and whole numbers beyond 9,007,199,254,740,992 are no lengths, counts or points.",
        "width_in: .inf",
        "width_in: 36",
    ),
    error(
        "unclosed-quote",
        "A quote is never closed",
        "A text that begins with a quote ends with the same quote. Without it the text runs on over the next lines.",
        'title: "Cut the Wire\ndeck: offense',
        'title: "Cut the Wire"\ndeck: offense',
    ),
    error(
        "unclosed-bracket",
        "A bracket is never closed",
        "Each `[` needs its `]` and each `{` its `}`.",
        "authors: [A. Designer\nlicence: CC-BY-4.0",
        "authors: [A. Designer]\nlicence: CC-BY-4.0",
    ),
    error(
        "missing-comma",
        "A comma or bracket is missing",
        "Values between brackets are separated by commas.",
        "outline_in: [[4, 4] [10, 4], [8, 9]]",
        "outline_in: [[4, 4], [10, 4], [8, 9]]",
    ),
    error(
        "missing-colon",
        "A line without a colon",
        "Each line of a mapping has a key, a colon and a space, and a value.",
        "copies 2\ndeck: offense",
        "copies: 2\ndeck: offense",
    ),
    error(
        "bad-indent",
        "A line that does not line up",
        "Keys of the same mapping begin in the same column, and so do the dashes of one list.",
        "flag:\n  pattern: disc\n   field: '#FFFFFF'",
        "flag:\n  pattern: disc\n  field: '#FFFFFF'",
    ),
    error(
        "tab-indent",
        "A tab at the beginning of a line",
        "YAML is indented with spaces only, because editors do not agree how wide a tab is.",
        "flag:\n\tpattern: disc",
        "flag:\n  pattern: disc",
    ),
    error(
        "text-needs-quotes",
        "A text that needs quotes",
        "A text with a colon and a space in it, or that begins with one of @ ` % * & ! [ {, means something else to "
        "YAML. Quotes make it plain text.",
        "title: Last stand: the bridge",
        "title: 'Last stand: the bridge'",
    ),
    error(
        "missing-space",
        "A dash without a space",
        "An entry of a list begins with a dash and a space. Without the space the dash belongs to the text behind it.",
        "victory_points:\n  -{type: table_control, vp: 6}",
        "victory_points:\n  - {type: table_control, vp: 6}",
    ),
    error(
        "missing-value",
        "A comma without a value",
        "Between two commas, or between a bracket and a comma, stands a value.",
        "outline_in: [[4, 4],, [10, 4], [8, 9]]",
        "outline_in: [[4, 4], [10, 4], [8, 9]]",
    ),
    error(
        "look-alike",
        "A character that looks like another one",
        "Word processors, web pages and phones put characters in place of those of a keyboard that look like them: "
        "spaces that do not break, full-width commas and colons, curly quotes, long dashes. YAML takes them for "
        "letters.",
        "copies\uff1a 2",
        "copies: 2",
    ),
    error(
        "pasted-text",
        "Something that is not YAML",
        "A fence of Markdown, a bullet or a comment of another language came in with what was pasted.",
        "```yaml\ncopies: 2\n```",
        "copies: 2",
    ),
    error(
        "bad-escape",
        "A backslash that escapes nothing",
        "In double quotes a backslash begins an escape like \\n. In single quotes it is a plain character.",
        'title: "C:\\qux"',
        "title: 'C:\\qux'",
    ),
    error(
        "broken-yaml",
        "The file is not YAML",
        "The file cannot be read as YAML at this place, in a way that none of the other codes describes. "
        "The message has the parser's own words.",
    ),
)
