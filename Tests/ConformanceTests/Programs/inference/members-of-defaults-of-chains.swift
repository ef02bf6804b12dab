func sink(_ x: Any) { print(x, type(of: x)) }
let w = "abc", ws = ["a"]
print("v: \((w.last.map { [$0] }.flatMap { $0.first } ?? "-").isLetter)")
print((w.last.map { [$0] }.flatMap { $0.first } ?? "-").isLetter)
let q = (w.last.map { [$0] }.flatMap { $0.first } ?? "-").isLetter
print((w.last.map { [$0] }?.first ?? "-").isLetter)
print((w.last.flatMap { $0 } ?? "-").isLetter)
let s = "hello a"
let v = (Array(s).filter { $0.isNumber }.first { $0 > "b" }.map { [$0] }?.first ?? "-"); sink(v)
sink(w.last.map { [$0, "x"] }.flatMap { $0.first } ?? "-")
