"""Control zones of SURVIVE on paper: on a page, and at true size."""
