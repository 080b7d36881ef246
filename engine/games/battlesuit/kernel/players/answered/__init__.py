"""Answers laid down beforehand, a module a subject."""
