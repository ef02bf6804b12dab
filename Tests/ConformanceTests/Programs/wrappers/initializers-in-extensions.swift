// `init(wrappedValue:)` in an extension may take a value of another type than the property's.

protocol Logging {}
protocol Routing {
  typealias Root = Route
  associatedtype Store
  var store: Store { get }
}
extension Routing { var store: Self { self } }

@propertyWrapper class Route<Owner: Routing, Output> {
  var wrappedValue: [(Owner) -> () -> Output]
  init(all: [(Owner) -> () -> Output]) { wrappedValue = all }
}
extension Route where Owner: Routing {
  convenience init(wrappedValue: @escaping (Owner) -> () -> Output) { self.init(all: [wrappedValue]) }
}
final class Coordinator: Logging, Routing {
  @Root var start = make
  lazy var store: Logging = self
  func make() -> Int { 2 }
}
let coordinator = Coordinator()
print(type(of: coordinator.start), coordinator.start[0](coordinator)())
coordinator.start.append { _ in { 3 } }
print(coordinator.start.map { $0(coordinator)() })
