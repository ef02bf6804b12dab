func collatz(_ n: Int) -> UnfoldFirstSequence<Int> { sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 } }
print(Array(collatz(6)), type(of: collatz(1)))
