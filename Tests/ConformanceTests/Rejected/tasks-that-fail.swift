func f() throws -> Int { 1 }
let t: Task<Int, Never> = Task { try f() }
struct V {
  var t: Task<Void, Never>?
  mutating func g() { t = Task { try await Task.sleep(for: .seconds(1)) } }
}
func h() -> Task<Int, Never> { Task { try f() } }
