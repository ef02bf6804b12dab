// Where a type is expected, the branches of an expression take it; otherwise each literal is what it usually is.
let flag = CommandLine.arguments.count < 5
let a: Double = if flag { 1.5 } else { 2 }
let b = if flag { -1 } else { 2 + 1 }
let c = if flag { "a" } else { "\(b)" }
let e: Int? = if flag { nil } else { 1 }
func half() -> Double { if flag { 1 } else { 2.5 } }
let h = if flag { 1 } else { fatalError() }
let i: Any = if flag { 1 } else { "a" }
print(a, b, c, e as Any, half(), h, i)
print(type(of: a), type(of: b), type(of: c), type(of: h))
