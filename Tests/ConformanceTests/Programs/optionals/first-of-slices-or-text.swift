func sink(_ x: Any) { print(type(of: x), x) }
func id2<T>(_ a: T, _ b: T) -> T { b }
func id3<T>(_ a: T?, _ b: T) -> T { b }
func id4<T>(_ a: T?, _ b: @autoclosure () -> T) -> T { b() }
let c: Character = "c"
let n: Character? = nil
let d: Double? = nil
sink(id2(c, "z"))
sink(id3(n, "z"))
sink(id4(n, "z"))
sink(n ?? "z")
sink(d ?? 1)
sink(id2(1.5 as Double, 1))
sink(id4(d, 1))
let x: Any = n ?? "z"
sink(x)
let y: Any = d ?? 1
sink(y)
print(type(of: n ?? "z"), type(of: d ?? 1))
let sub: Substring? = nil
sink(sub ?? "")
let set: Set<Int>? = nil
sink(set ?? [])
let s = "k"
sink(s.dropFirst().first ?? "z")
sink(s.dropFirst().last ?? "z")
sink(s.prefix(0).first ?? "z")
sink(s.suffix(0).first ?? "z")
sink(s[...].dropFirst().first ?? "z")

let e: Any = s.dropFirst().first ?? "z"
sink(e)
print("\(s.dropFirst().first ?? "z")", [s.dropFirst().first ?? "z"])
let arr = [1.5]
sink(arr.dropFirst().first ?? 1)
sink(arr.prefix(0).last ?? 1)
sink(arr.dropFirst().first ?? 1 as Double)
sink(arr.dropFirst().reduce(0, +))
sink(arr.prefix(0).max() ?? 1)
sink(arr.dropFirst().min() ?? 1)
sink(arr.reversed().dropFirst().first ?? 1)
sink([Character("a")].dropFirst().first ?? "b")
sink(arr.map { $0 }.dropFirst().first ?? 2)
sink(arr.filter { $0 > 2 }.first ?? 2)
sink(arr.lazy.filter { $0 > 2 }.first ?? 2)
sink(arr.split { $0 > 1 }.first ?? [])
sink(s.split(separator: "-").dropFirst().first ?? "q")
