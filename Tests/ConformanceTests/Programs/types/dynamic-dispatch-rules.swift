// Which body runs: requirement, extension-only method, constrained extension, class override, overload by static type.
protocol P {
  func required() -> String
  func defaulted() -> String
}
extension P {
  func defaulted() -> String { "P.defaulted calls \(required())" }
  func extra() -> String { "P.extra" }
  var kind: String { "P" }
}
extension P where Self: Equatable {
  func extra() -> String { "P.extra for Equatable" }
}
struct A: P {
  func required() -> String { "A.required" }
}
struct B: P, Equatable {
  func required() -> String { "B.required" }
  func defaulted() -> String { "B.defaulted" }
  var kind: String { "B" }
}
class C: P {
  func required() -> String { "C.required" }
  func extra() -> String { "C.extra" }
}
class D: C {
  override func required() -> String { "D.required" }
  override func extra() -> String { "D.extra" }
  func defaulted() -> String { "D.defaulted" }
}
let all: [any P] = [A(), B(), C(), D()]
for p in all { print(p.required(), p.defaulted(), p.extra(), p.kind, separator: "; ") }
print(A().extra(), B().extra(), C().extra(), D().extra(), B().kind)
let c: C = D()
print(c.required(), c.extra(), c.defaulted(), D().defaulted())
func generic<T: P>(_ t: T) -> String { "\(t.defaulted()) \(t.extra()) \(t.kind)" }
func equatable<T: P & Equatable>(_ t: T) -> String { t.extra() }
print(generic(B()), equatable(B()), generic(D()))
func overload(_ x: any P) -> String { "any P" }
func overload(_ x: C) -> String { "C" }
func overload(_ x: D) -> String { "D" }
let hidden: C = D()
print(overload(A()), overload(C()), overload(D()), overload(hidden), overload(hidden as any P))
class Base {
  func template() -> String { "\(step()) \(Self.name) \(type(of: self).name)" }
  func step() -> String { "base step" }
  class var name: String { "Base" }
  static func fixed() -> String { "fixed \(name)" }
}
class Sub: Base {
  override func step() -> String { "sub step, " + super.step() }
  override class var name: String { "Sub" }
}
print(Base().template(), Sub().template(), Sub.fixed())
extension Base { func added() -> String { "added to \(step())" } }
print(Sub().added())
