// A member that witnesses an `async throws` requirement without being so is called as it is declared.
protocol Repository<Model>: Sendable {
  associatedtype Model
  func all() async throws -> [Model]
  func find(_ name: String) async -> Model?
  static func make() async throws -> Self
}
struct Fixed: Repository {
  func all() -> [Int] { [1, 2] }
  func find(_ name: String) -> Int? { Int(name) }
  static func make() throws -> Fixed { Fixed() }
}
actor Memory<Model: Sendable> {
  let models: [Model]
  init(_ models: [Model]) { self.models = models }
  func all() -> [Model] { models }
}
extension Memory: Repository {
  func find(_ name: String) -> Model? { models.first }
  static func make() -> Self { Self([]) }
}
protocol Loading { func load() async throws -> String }
extension Loading { func load() -> String { "default" } }
struct Loader: Loading {}

func use(_ fixed: Fixed, _ memory: Memory<Int>, _ repository: any Repository<Int>) async {
  print(fixed.all(), fixed.find("4") ?? 0)
  print(await memory.all())
  if let first = await memory.find("x") { print(first + 1) }
  print(Loader().load())
  do { print(try await repository.all(), await repository.find("7") ?? 0) } catch { print(error) }
}
func sum(_ repository: some Repository<Int>) async throws -> Int { try await repository.all().reduce(0, +) }

await use(Fixed(), Memory([5]), Fixed())
print(try Fixed.make().all(), await Memory<Int>.make().all().count)
print(try await sum(Memory([5, 6])), try await sum(Fixed()))
