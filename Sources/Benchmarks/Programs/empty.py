# Nothing: what starting takes.
