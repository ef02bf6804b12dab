// await belongs in an async function.
func load() async -> Int { 1 }
func caller() -> Int {
  await load()
}
