"""Map panels of Battlesuit at true size, dot by dot."""
