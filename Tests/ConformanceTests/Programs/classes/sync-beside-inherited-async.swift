// A method that does not wait beside an inherited one that does.
protocol P { func load() async throws -> Int; func save() async }
class Base: P { func load() async throws -> Int { 1 }; func save() async { print("base") } }
class D: Base { override func load() async -> Int { 2 } 
  func save() { print("sync") } }
protocol Q: P { func load() async throws -> Int }
struct S: Q { func load() -> Int { 5 }; func save() {} }
print(try await D().load())
let p: P = S()
print(try await p.load())
