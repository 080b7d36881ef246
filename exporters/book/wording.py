"""Titles of the sections of every book, and what is said on a screen only."""

from typing import Final

CHANGES: Final = "What this pack changes"
RULES: Final = "The rules"
TABLES: Final = "Tables"
NOTES: Final = "Notes for designers"
GLOSSARY: Final = "Glossary"
CONTENTS: Final = "Contents"
INDEX: Final = "Index"
CREDITS: Final = "Whose work this is"
SKIP: Final = "Skip to the text"
TABLE: Final = "Table: {title}"
TABLE_NUMBER: Final = "Table {number}: {title}"
