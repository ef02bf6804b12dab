class A { func g() -> String { "A" }; func h(_ n: Int = 2, _ s: String...) -> String { "A\(n)\(s)" }; class func c() -> String { "Ac" }; var p: String { "Ap" }; func gen<T>(_ t: T) -> String { "A\(t)" } }
class B: A { override func g() -> String { let s = super.g; return "B" + s() }
  override func h(_ n: Int = 3, _ s: String...) -> String { "B" }
  override class func c() -> String { let s = super.c; return "B" + s() }
  func all() -> [String] { [1, 2].map(super.gen) + [(super.g)(), ["x"].map { _ in super.p }[0]] }
  override func gen<T>(_ t: T) -> String { "B\(t)" }
  func later() -> () -> String { let f: () -> String = super.g; return { f() + self.g() } } }
class C: B { override func g() -> String { "C" + super.g() } }
print(C().g(), B.c(), C.c(), C().all(), C().later()())
