// Nothing: what starting takes.
