class T { }
final class U: T { }
let a = [U(), T()]
let b = [U(), true ? T() : T()]
let c = [U(), (true ? T() : U())]
let d = [true ? U() : T(), U()]
let e = [(U(), 1).0, (true ? T() : T())][1]
let f = true ? U() : T()
let g = ["a": U(), "b": (true ? T() : T())]
let h = [U(), { T() }()]
let i: [T] = [U(), true ? T() : T()]
let j = [nil, U(), true ? T() : nil]
let k = [U(), Optional(T()) ?? U()]
let l = [1, true ? 2.5 : 3]
print(type(of: a), type(of: b), type(of: c), type(of: d), type(of: e), type(of: f), type(of: g), type(of: h), type(of: i), type(of: j), type(of: k), type(of: l))
