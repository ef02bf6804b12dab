// A function type may follow its attribute without a blank.
func run(_ update: @escaping @MainActor([Int]) -> Void, _ finish: @MainActor() -> Void, _ add: @Sendable(Int) -> Int) {
  print(add(1))
}
run({ print($0) }, { print("finished") }, { $0 + 1 })
let update: @MainActor(Int, (Int) -> Int) async throws -> Int = { $1($0) }
print(try await update(1) { $0 + 2 })

// So it may after an actor of the program; the same words in a string are left alone.
@globalActor actor Store { static let shared = Store() }
func change(_ f: @Store(Int) -> Void) { print(" @Store(Int) -> Void") }
change { _ in }
