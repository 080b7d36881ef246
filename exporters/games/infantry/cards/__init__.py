"""The cards of infantry: troopers and weapons."""
