"""Logs of battles: every kind of row, its sentence, and the sentences of choices."""
