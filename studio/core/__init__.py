"""The pack in the author's hands: its text, what was done to it, and its way to the disk and back."""
