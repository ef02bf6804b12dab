func load() async throws -> Int { 1 }
func use() async throws {
  let first = async load()
  let second = try async load() + 1
  let third = async try load()
  print(first, second, third, missing)
}
