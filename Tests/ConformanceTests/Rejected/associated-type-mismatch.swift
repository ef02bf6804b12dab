// some P<Int> takes only such a P.
func sum(_ items: some Sequence<Int>) -> Int { items.reduce(0, +) }
print(sum(["a", "b"]))
