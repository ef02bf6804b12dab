func load() async throws -> [Int] { [] }
func f1() {
    let items = try await load()
    print(items)
}
func f2() {
    let items = await load()
    print(items)
}
func f3() {
    let items = try load()
    print(items)
}
func f4() {
    let items = load()
    print(items)
}
func f5() { _ = try await load().map { $0 }.count }
