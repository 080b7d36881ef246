"""The answers that are open to players, as the rules judge them, a module a subject."""
