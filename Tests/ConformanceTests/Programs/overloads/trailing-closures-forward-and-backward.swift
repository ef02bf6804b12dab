func f(_ a: () -> Int = { 1 }, b: () -> Int = { 2 }) { print(a(), b()) }
f()
f { 10 }
f { 10 } b: { 20 }
f(b: { 20 })
func g(a: (() -> Int)? = nil, b: () -> Int) { print(a?() ?? 0, b()) }
g { 5 }
g(a: { 1 }) { 2 }
g { 3 } b: { 4 }
func h(a: () -> Int, b: Int = 0, c: () -> Int = { 9 }) { print(a(), b, c()) }
h { 1 }
h(a: { 1 }) { 2 }
h(a: { 1 }, b: 5) { 2 }
h { 1 } c: { 3 }
func v(_ values: Int..., then body: (Int) -> Void = { _ in print("default") }) { body(values.count) }
v(1, 2) { print($0) }
v()
v { print($0) }
func o(_ x: (Int) -> Int) { print("plain", x(1)) }
func o(label x: (Int) -> Int) { print("labelled", x(1)) }
o({ $0 })
o(label: { $0 })
struct Row {
  var title: String
  var action: () -> Void
  init(title: String = "none", action: @escaping () -> Void) { self.title = title; self.action = action }
  init(_ title: String, action: @escaping () -> Void = {}) { self.init(title: title + "!", action: action) }
}
print(Row {}.title, Row("a").title, Row("a") {}.title, Row(title: "b") {}.title)
