"""What is cut out and set on the table of 7 Seconds: counters, standees, templates, rulers, mats."""
