// A metatype of a type known only at run time is opened where a generic parameter's metatype is taken: inside, the
// parameter is the type itself.
protocol Shape { init(); static var name: String { get }; var sides: Int { get } }
extension Shape { var sides: Int { 0 } }
struct Circle: Shape { static var name: String { "circle" } }
struct Square: Shape { static var name: String { "square" }; var sides: Int { 4 } }
final class Line: Shape { static var name: String { "line" } }
func describe<S: Shape>(_ type: S.Type) { print(S.self, S.name, S().sides, MemoryLayout<S>.size > 7) }
func make<S: Shape>(_ type: S.Type) -> any Shape { S() }
func same<S: Shape>(_ type: S.Type) -> S { S() }
func list<S: Shape, T>(_ type: S.Type, _ value: T) -> String { "\(S.self) \(T.self)" }
func labelled<S: Shape>(times: Int, of type: S.Type) -> [String] { (0..<times).map { "\($0) \(S().sides)" } }
struct Registry {
  var names: [String] = []
  mutating func register<S: Shape>(_ type: S.Type) { names.append("\(S.name) \(S.self)") }
  static func check<S: Shape>(_ type: S.Type) -> Bool { S().sides > 0 }
}
let types: [any Shape.Type] = [Circle.self, Square.self, Line.self]
var registry = Registry()
for type in types {
  describe(type)
  print(make(type), same(type).sides, list(type, 1), labelled(times: 2, of: type), Registry.check(type))
  registry.register(type)
}
print(registry.names)
func inside() {
  var seen: [String] = []
  func local<S: Shape>(_ type: S.Type) { seen.append("\(S.self)") }
  types.forEach { local($0) }
  print(seen)
}
inside()
let byName = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
if let found = byName["square"] { describe(found) }
print(types.map { same($0).sides }, types.map { type(of: make($0)) })
