protocol P { var name: String { get } }
struct S: P {
  var name = "S"
  var re: S? { nil }
}
func f(_ p: any P) { print(p.name) }
func g(_ p: any P, _ q: any P) { print(p.name, q.name) }
let s = S()
f(s.re ?? s)
f((s.re ?? nil) ?? S(name: "T"))
f(true ? s : S(name: "U"))
f([s].first ?? s)
f([s].first!)
g(s.re ?? s, [s].max { $0.name < $1.name } ?? s)
let list: [any P] = [s.re ?? s, s]
print(list.count)
let one: any P = s.re ?? s
print(one.name)
