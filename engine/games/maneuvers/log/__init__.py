"""Logs of fights: every kind of row, its sentence, and the sentences of choices."""
