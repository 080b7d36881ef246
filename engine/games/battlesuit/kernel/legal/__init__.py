"""What a player may choose: each question has a function here by which answers are judged, and listed."""
