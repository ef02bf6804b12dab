func load() async -> Int { 3 }
func several() async {
  async var first = load()
  async var second = 3
  print(await first, await second)
}
