func g() -> Character { "c" }
let x = g() ?? 1
let n = 3
print(n ?? "a")
print(n ?? 2)
let s: String = n ?? "x"
print(1 ?? nil)
