nonisolated(nonsending) func near() async -> Int { 3 }
@concurrent func away() async -> Int { 4 }
struct Both {
  @concurrent func away() async -> String { "away" }
  nonisolated(nonsending) func near() async -> String { "near" }
}
@MainActor func both() async {
  async let first = near()
  async let second = away()
  print(await first + second)
  print(await Both().away(), await Both().near())
}
await both()
