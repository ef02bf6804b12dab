// Function types whose last parameter takes several values.
let sum: (Int...) -> Int = { $0.reduce(0, +) }
print(sum(1, 2, 3), sum())
func apply(_ combine: (String, Int...) -> String) -> String { combine("a", 1, 2) + combine("b") }
print(apply { text, numbers in text + numbers.map(String.init).joined() })
func total(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
let total2 = total
print(total2(1, 2), total(4, 5))
var log: ((Any...) -> Void)? = { print("log", $0.count) }
log?(1, "a")
log!()
struct Largest { let choose: (Double...) -> Double }
print(Largest { $0.max() ?? -1 }.choose(1, 5, 2), Largest(choose: { $0.first ?? 0 }).choose())
