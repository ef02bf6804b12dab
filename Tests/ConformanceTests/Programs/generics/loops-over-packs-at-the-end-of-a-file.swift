// A loop over a pack of many arguments, which assigns.

struct Counter { var count = 0; mutating func add(_ number: Int) { count += number } }
func increase(_ number: inout Int) { number += 1 }
print(numberOfEqual((1, 1), ("a", "b"), (2.0, 2.0), (true, true), ("long", "longer"), (Character("c"), Character("c"))))
print(equal(1, 1))
func equal<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
func numberOfEqual<each Value: Equatable>(_ values: repeat (each Value, each Value)) -> Int { var counter = Counter(); var number = 0; for (a, b) in repeat each values { if equal(a, b) { counter.add(1); number += 1; increase(&number) } }; return counter.count + number }
