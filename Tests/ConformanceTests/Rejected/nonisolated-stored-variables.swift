class Plain { nonisolated var allowed = 0; nonisolated static var shared = 1 }
final class Safe: Sendable { nonisolated var count = 0 }
@MainActor class Model { nonisolated var count = 0 }
class SubModel: Model { nonisolated var other = 1 }
struct Value { nonisolated var allowed = 0; nonisolated static var shared = 0 }
actor Counter { nonisolated var count = 0; nonisolated var allowed: Int { 1 } }
nonisolated var global = 1
func local() { nonisolated var local = 1; local = 2; print(local) }
enum Space { nonisolated static var shared = 1 }
