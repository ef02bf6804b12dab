func a() -> some Sequence<Int> { ["a"] }
func b() -> some Collection<String> { [1, 2] }
func d(_ xs: [Int]) -> some Collection<String> { xs }
func e() -> some Sequence<Int> { let xs = ["a"]; return xs }
var q: some Identifiable<Int> { Item() }
struct Item: Identifiable { var id = "a" }
func s() -> (some Sequence<Int>)? { ["a"] }
