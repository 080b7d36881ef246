"""Battles played by hand at a terminal: what is offered, as a list that can be searched, and what a person types."""
