let kind = 4
let a = switch kind { case 1: "one"; case 2: 2; default: "many" }
let b = switch kind { case 1: 1; case 2: "two"; default: "many" }
let c = if kind > 3 { 1 } else { "a" }
let d: Int = switch kind { case 1: "one"; case 2: unknown; default: 2.5 }
func e() -> Int { if kind > 3 { "a" } else { 2.5 } }
func f() -> Int { if kind > 3 { unknown } else { 2.5 } }
let g: String = if kind > 3 { 1 } else { 2 }
var h = 3
h = if kind > 3 { "a" } else { nil }
let i: [Int] = [1, 2].map { switch $0 { case 1: "a"; default: 2.5 } }
print(a.count, b + 1)
