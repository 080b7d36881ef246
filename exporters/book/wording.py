"""Titles of the sections of every book."""

from typing import Final

CHANGES: Final = "What this pack changes"
RULES: Final = "The rules"
TABLES: Final = "Tables"
NOTES: Final = "Notes for designers"
GLOSSARY: Final = "Glossary"
CONTENTS: Final = "Contents"
INDEX: Final = "Index"
CREDITS: Final = "Whose work this is"
