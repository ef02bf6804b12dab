func run<T>(t: T) {
  class Box { init(t: T) { print(t) } }
  struct Value {}
  enum Choice { case a(T) }
  func inner() { struct Deep {} }
  _ = Box(t: t)
}
struct Generic<T> {
  func method() { struct Local { var x: T } }
  init() { struct InInit {} }
  var property: Int { struct InGetter {}; return 1 }
  struct Inner<U> {}
}
func unlabelled<T>(_ t: T, _ u: Int) -> Int { let c = { struct InClosure {} }; c(); return 1 }
func opaque(_ x: some Equatable) { struct Local {} }
protocol Plain {}
extension Plain { func f() { struct Local {} } }
extension Generic { func g() { struct Local {} } }
extension Array { func g() { struct Local {} } }
struct Holder { func generic<T>(_ t: T) { struct Local {} }; func plain() { struct Local {} } }
