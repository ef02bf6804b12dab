func twice(_ x: Int) -> Int { x * 2 }
func twice(_ x: String) -> String { x + x }
func twice(_ x: Double) -> Double { x * 2 }
print([1, 2].map(twice), ["a"].map(twice), [1.5].map(twice))
func apply<T>(_ x: T, _ f: (T) -> T) -> T { f(x) }
print(apply(1, twice), apply("a", twice), apply(1.5, twice))
func take(_ f: (Int) -> Int) { print("Int") }
func take(_ f: (Int) -> String) { print("String") }
func name(_ x: Int) -> String { "n" }
take(name)
take { _ in "a" }
take { $0 }
func both(_ f: (Int) -> Int, _ g: (String) -> String) { print(f(1), g("a")) }
both(twice, twice)
print([1, 2, 3].reduce(0, max), [3, 1].sorted(by: <), ["1", "x"].compactMap(Int.init), [1, 2].map(String.init))
print([1, 2].map(Double.init), ["a", "b"].map(Character.init), zip([1], [2]).map(+), zip([1], [2]).map(max))
let choose: (Int) -> Int = twice
print(choose(4), (twice as (String) -> String)("b"))
