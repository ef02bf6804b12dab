struct D: LosslessStringConvertible { var t: String; var description: String { t }
  init(_ s: some StringProtocol) { print("some"); t = String(s) } }
extension D { init(x value: String) { self.init(value) } }
print(D(x: "q"), D("lit"), String(describing: type(of: D("a" as String))))
struct E1: LosslessStringConvertible { var t: String; var description: String { t }
  init(_ s: String) { print("plain"); t = s } }
print(E1("a"), Optional(E1("b")) as Any)
func mk<T: LosslessStringConvertible>(_ t: T.Type) -> T? { T("z") }
print(mk(D.self) as Any, mk(E1.self) as Any)
