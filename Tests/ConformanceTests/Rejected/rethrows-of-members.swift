struct E: Error {}
struct S {
  func f() rethrows {}
  init() rethrows {}
  func g(_ w: () throws -> Int) rethrows -> Int { throw E() }
  func h(_ w: () throws -> Int) rethrows -> Int { try k() }
  func k() throws -> Int { throw E() }
  init(_ w: () throws -> Int) rethrows { _ = try w(); throw E() }
  static func s(_ w: () throws -> Int) rethrows -> Int { _ = try w(); return try S(w).k() }
  subscript(_ w: () throws -> Int) -> Int { get throws { try w() } }
}
extension Sequence {
  func each(_ w: (Element) throws -> Void) rethrows { for x in self { try w(x) } }
  func opt(_ w: ((Element) throws -> Void)?) rethrows { for x in self { try w?(x) } }
  func nested(_ w: (Element) throws -> Void) rethrows { try each { try w($0) } }
  func nested2(_ w: (Element) throws -> Void) rethrows { try each { x in throw E() } }
}
@rethrows protocol Parser {
  associatedtype Output
  func parse() throws -> Output
}
struct Failing: Parser {
  struct F: Error {}
  func parse() throws -> Int { throw F() }
}
func run<P: Parser>(_ p: P) rethrows -> P.Output { try p.parse() }
func abstract<P: Parser>(_ p: P) -> P.Output { run(p) }
print(run(Failing()))
func other<P: Parser>(_ p: P) rethrows -> P.Output { try Failing().parse(); return try p.parse() }
