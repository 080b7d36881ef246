"""What is asked of the press and for digital tables, and what a print shop would object to."""
