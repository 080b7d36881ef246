"""What is measured on a page of its own: what is asked for, how far it has come, and what was found."""
