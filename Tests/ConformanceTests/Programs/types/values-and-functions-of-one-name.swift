// A call refers to the method, to the value that can be called, or to the case: whichever it fits.

struct Action { func callAsFunction(_ text: String) { print("one", text) } }
struct Page {
  var act = Action()
  func act(_ text: String, twice: Bool) { print("two", text, twice) }
  func go() {
    act("x")
    act("y", twice: true)
    self.act("z")
  }
}
Page().go()
struct Runner {
  var run: (Int) -> Void = { print("closure", $0) }
  func run(_ text: String) { print("method", text) }
  func go() {
    run(1)
    run("a")
    self.run(2)
  }
}
Runner().go()
Runner().run(3)
Runner().run("c")

enum Entry { case standard, secure(String, String) }
enum Kind {
  static var plain: Self { .plain(.standard) }
  static var raised: Self { .raised(.standard) }
  case plain(Entry)
  case raised(Entry)
  var isRaised: Bool {
    switch self {
    case .plain: false
    case .raised: true
    }
  }
}
func changed(_ kind: Kind = .plain) -> Kind {
  switch kind {
  case .plain: .plain(.secure("a", "b"))
  case .raised: .raised(.secure("c", "d"))
  }
}
print(changed(), changed(.raised), Kind.raised(.standard).isRaised, changed(.plain(.standard)))
let kind: Kind = .raised
print(kind)
