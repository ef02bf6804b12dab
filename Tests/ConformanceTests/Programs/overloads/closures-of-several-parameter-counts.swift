// Functions that differ in how many values their closures take: the closure's parameters decide, whatever its body is.
func on(_ x: Int, action: @escaping () -> Void) { print("none") }
func on<T>(_ x: T, action: @escaping (T) -> Void) { print("one", T.self) }
func on<T>(_ x: T, action: @escaping (T, T) -> Void) { print("two", T.self) }
on(1) {}
on(1) { _ in }
on(1) { _, _ in }
on("a") { _ in }
on("a") { _, _ in }
on(1) { x in print(x) }
on(1) { x in
  let y = x
  print(y)
}
on(1) { old, new in
  let y = old + new
  print(y)
}
func each<T>(_ xs: [T], _ body: (T) -> Void) { print("values of", T.self) }
func each<T>(_ xs: [T], _ body: (Int, T) -> Void) { print("numbered values of", T.self) }
each([1]) { _ in }
each(["a"]) { _, _ in }
each([1.5]) { index, value in print(index, value) }
each([]) { (x: Int) in print(x) }
struct Events {
  func on<T>(_ x: T, _ action: (T) -> Void) -> String { "one \(T.self)" }
  func on<T>(_ x: T, _ action: (T, T) -> Void) -> String { "two \(T.self)" }
}
print(Events().on(1) { _ in }, Events().on(2.5) { _, _ in }, Events().on("a") { x in print(x) })
