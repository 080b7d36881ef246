"""The words in which battles of Battlesuit are told."""
