// A function of several parameters takes their tuple where a function of one generic parameter is expected.
func call<A, T>(_ function: (A) throws -> T, _ argument: A) rethrows -> T { try function(argument) }
func kind<A, T>(_ function: (A) -> T) -> String { "\(A.self) -> \(T.self)" }
func labelled(count: Int, name: String) -> String { "\(count) \(name)" }
func none() -> Int { 0 }
let times: (Int, Int) -> Int = { $0 * $1 }
let throwing: (Int, Int) throws -> Int = { $0 + $1 }
let three: (Int, Int, Int) -> Void = { print($0, $1, $2) }
print(kind(labelled), kind(times), kind(none))
print(call(times, (3, 4)), try call(throwing, (1, 2)))
call(three, (1, 2, 3))

struct Resolver { let name: String }
final class Container {
  var entries: [String: Any] = [:]
  func register<Service, Arguments>(_ type: Service.Type, factory: @escaping (Arguments) -> Service) {
    entries["\(type) \(Arguments.self)"] = factory
  }
  func resolve<Service, Arguments>(_ type: Service.Type, invoker: ((Arguments) -> Service) -> Service) -> Service? {
    (entries["\(type) \(Arguments.self)"] as? (Arguments) -> Service).map(invoker)
  }
  func add<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) { register(type, factory: factory) }
  func add<Service, A>(_ type: Service.Type, factory: @escaping (Resolver, A) -> Service) {
    register(type, factory: factory)
  }
  func add<Service, A, B>(_ type: Service.Type, factory: @escaping (Resolver, A, B) -> Service) {
    register(type, factory: factory)
  }
  func get<Service, A, B>(_ type: Service.Type, _ a: A, _ b: B) -> Service? {
    resolve(type) { (factory: ((Resolver, A, B)) -> Service) in factory((Resolver(name: "r"), a, b)) }
  }
}
let container = Container()
container.add(String.self) { $0.name }
container.add(String.self) { (resolver: Resolver, count: Int) in "\(resolver.name) \(count)" }
container.add(String.self) { (resolver: Resolver, count: Int, end: String) in "\(resolver.name) \(count) \(end)" }
print(container.entries.keys.sorted())
print(container.get(String.self, 3, "end") as Any)
