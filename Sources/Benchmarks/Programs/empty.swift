// An empty program, for measuring start-up.
