"""Logs of 7 Seconds: every kind of row, its sentence, and the table as the rows tell it."""
