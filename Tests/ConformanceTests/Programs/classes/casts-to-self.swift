class Model {
  func copy() -> Self? { Model() as? Self }
  class func make() -> Any { Sub() }
  func same(_ x: Any) -> Bool { x is Self }
  func force(_ x: Any) -> Self { x as! Self }
  class func from(_ x: Any) -> Self? { x as? Self }
  func type() -> String { "\(Self.self) \([Self.self].count)" }
  func list(_ x: [Any]) -> Int { x.compactMap { $0 as? Self }.count }
  func sw(_ x: Any) -> String {
    switch x {
    case is Self: "self";
    case let m as Model: "model \(Swift.type(of: m))";
    default: "other"
    }
  }
  required init() {}
}
class Sub: Model {}
print(Sub().copy() as Any, Model().copy() as Any, Sub().same(Model()), Model().same(Sub()), Sub().same(Sub()))
print(Sub().force(Sub()), Sub.from(Model()) as Any, Sub.from(Sub()) as Any, Model.from(Sub()) as Any)
print(Sub().type(), Sub().list([Model(), Sub(), 1]), Sub().sw(Model()), Sub().sw(Sub()), Sub().sw(1))
let m: Model = Sub()
print(m.same(Model()), m.sw(Model()), type(of: m).from(Model()) as Any)
protocol Copying: AnyObject { func dup(_ x: Any) -> Self? }
extension Copying { func dup(_ x: Any) -> Self? { x as? Self } }
extension Model: Copying {}
print(m.dup(Model()) as Any, Sub().dup(Model()) as Any, (m as any Copying).dup(Sub()) as Any)
