"""What is written in every book: titles of its sections, and what it says of rules."""

from typing import Final

CHANGES: Final = "What this pack changes"
RULES: Final = "The rules"
TABLES: Final = "Tables"
RULINGS: Final = "Rulings"
GLOSSARY: Final = "Glossary"
CONTENTS: Final = "Contents"
INDEX: Final = "Index"
CREDITS: Final = "Whose work this is"

SEE: Final = "See"
CHANGED: Final = "In this pack {name} is {value}, not {before}."
INSTEAD: Final = "{value}, not {before}."
OTHER_RULES: Final = "This battle is fought by the rules of {title}, without what this pack changes."
