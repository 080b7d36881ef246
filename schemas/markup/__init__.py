"""Small markup: the part of Markdown that chapters are written in."""
