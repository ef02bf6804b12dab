protocol K { associatedtype Value; static var defaultValue: Value { get } }
protocol I { associatedtype Key: K; static var value: Key.Value { get } }
struct Inputs {
  var flags: [ObjectIdentifier: Any] = [:]
  subscript<X: K>(_: X.Type) -> X.Value {
    get { flags[ObjectIdentifier(X.self)] as? X.Value ?? X.defaultValue }
    set { flags[ObjectIdentifier(X.self)] = newValue }
  }
}
protocol Cond { static func evaluate(_ i: Inputs) -> Bool }
protocol Flag: I, K, Cond where Key == Self, Value == Bool {}
extension Flag { static var value: Bool { true }; static var defaultValue: Bool { !value } }
extension Cond where Self: Flag { static func evaluate(_ i: Inputs) -> Bool { i[Self.Key.self] } }
struct Setter<In: Flag> {
  static func set(_ i: inout Inputs) { i[In.Key.self] = In.defaultValue }
  static func setTrue(_ i: inout Inputs) { i[In.Key.self] = In.value }
}
struct F: Flag {}
var i = Inputs()
print(F.evaluate(i)); Setter<F>.setTrue(&i); print(F.evaluate(i)); Setter<F>.set(&i); print(F.evaluate(i))
