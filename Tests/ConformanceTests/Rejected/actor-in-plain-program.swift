// A program that waits nowhere at its top level cannot use an actor there.
actor Counter { var n = 0; func increment() -> Int { n += 1; return n } }
let c = Counter()
c.increment()
print(c.n)
c.n = 2
let f = { c.increment() }
