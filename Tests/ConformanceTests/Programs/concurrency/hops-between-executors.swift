// A function that is not on its caller's executor lets everything that is queued there run first, and again when it
// returns; calls on the same executor do not.
@MainActor func mark(_ name: String) { Task { @MainActor in print("   job", name) } }
@MainActor func drain() async { for _ in 0..<3 { await Task.yield() } }

actor Store {
  private var items: [Int] = []
  var count: Int { items.count }
  var first = 7
  let name = "store"
  nonisolated var title: String { "title" }
  func add(_ item: Int) { items.append(item) }
  func addTwice(_ item: Int) async { add(item); await addOnce(item) }
  func addOnce(_ item: Int) async { items.append(item) }
  func callBack(_ done: @MainActor () -> Void) async { await done(); items.append(0) }
  subscript(index: Int) -> Int { items[index] }
  static func make() async -> Store { let store = Store(); await store.add(1); return store }
}
@globalActor actor Other { static let shared = Other() }
@Other func onOther(_ values: inout [Int]) { values.append(values.count) }
@Other func sum(_ values: [Int]) -> Int { values.reduce(0, +) }
@MainActor final class Model {
  var value = 0
  func change() async { value += 1 }
  nonisolated func free() async -> Int { [1, 2].count }
  nonisolated func number() async -> Int { 3 }
  nonisolated func last() async -> Int { await self.read() }
  func read() -> Int { value }
  @concurrent func apart() async -> [Int] { [value2] }
  nonisolated let value2 = 2
}
protocol Source: Sendable { func all() async -> [Int]; var size: Int { get async }; func plain() async -> Int }
extension Source { func twice() async -> [Int] { await all() + all() } }
extension Store: Source { func all() -> [Int] { items }; var size: Int { items.count }; func plain() async -> Int { 1 } }
struct Fixed: Source { func all() async -> [Int] { [4] }; var size: Int { get async { 4 } }; func plain() -> Int { 1 } }
func generic<S: Source>(_ source: S) async -> Int { await source.all().count }
func nothing() async {}
func number() async -> Int { 42 }
func double(_ x: Int) async -> Int { x * 2 }
func text() async -> String { "text" }
func fails() async throws -> Int { throw CancellationError() }
func isolated(_ actor: isolated (any Actor)? = #isolation) async -> [Int] { [1] }
nonisolated(nonsending) func nonsending() async -> [Int] { [1] }
@concurrent func concurrent() async -> [Int] { [1] }
@MainActor func next() -> Int { print("next"); return 5 }

@MainActor func calls() async {
  let store = Store(), model = Model()
  mark("1"); await store.add(1); print("1 actor's method"); await drain()
  mark("2"); _ = await store.count; print("2 actor's property"); await drain()
  mark("3"); _ = await store.first; print("3 stored property"); await drain()
  mark("4"); _ = store.name + store.title; print("4 nonisolated property"); await drain()
  mark("5"); _ = await store[0]; print("5 subscript"); await drain()
  mark("6"); await store.addTwice(2); print("6 async method of an actor"); await drain()
  mark("7"); await store.callBack { print("7 back"); mark("7b") }; print("7 end"); await drain()
  mark("8"); _ = await Store.make(); print("8 static"); await drain()
  mark("9"); await store.add(next()); print("9 argument"); await drain()
  mark("10"); await model.change(); print("10 main actor"); await drain()
  mark("11"); _ = await model.free(); print("11 nonisolated"); await drain()
  mark("12"); _ = await model.number(); print("12 only a number"); await drain()
  mark("13"); _ = await model.last(); print("13 ends with a call"); await drain()
  mark("14"); _ = await model.apart(); print("14 concurrent"); await drain()
  mark("15"); _ = await sum([1, 2]); print("15 global actor"); await drain()
}
@MainActor func functions() async {
  mark("21"); await nothing(); print("21 nothing"); await drain()
  mark("22"); _ = await number(); print("22 number"); await drain()
  mark("23"); _ = await double(4); print("23 double"); await drain()
  mark("24"); _ = await text(); print("24 text"); await drain()
  mark("25"); do { defer { print("25 defer") }; _ = try await fails() } catch { print("25 caught") }; await drain()
  mark("26"); _ = await isolated(); print("26 isolated to the caller"); await drain()
  mark("27"); _ = await nonsending(); print("27 nonsending"); await drain()
  mark("28"); _ = await concurrent(); print("28 concurrent"); await drain()
  mark("29"); _ = try? await fails(); print("29 try?"); await drain()
}
@MainActor func witnesses() async {
  let store: any Source = Store(), fixed: any Source = Fixed()
  mark("31"); _ = await store.all(); print("31 witness of an actor"); await drain()
  mark("32"); _ = await store.size; print("32 property"); await drain()
  mark("33"); _ = await store.plain(); print("33 only a number"); await drain()
  mark("34"); _ = await fixed.all(); print("34 witness of a struct"); await drain()
  mark("35"); _ = await fixed.size; print("35 only a number"); await drain()
  mark("36"); _ = await fixed.plain(); print("36 not async"); await drain()
  mark("37"); _ = await store.twice(); print("37 extension"); await drain()
  mark("38"); _ = await generic(Store()); print("38 generic"); await drain()
  mark("39"); _ = await generic(Fixed()); print("39 generic"); await drain()
}
@MainActor func closures() async {
  let plain: () async -> Void = { print("41 in") }
  mark("41"); await plain(); print("41 closure of the main actor"); await drain()
  let free: @Sendable () async -> [Int] = { [1] }
  mark("42"); _ = await free(); print("42 sendable"); await drain()
  let main: @MainActor @Sendable () async -> Void = { print("43 in") }
  mark("43"); await main(); print("43 main"); await drain()
  let other: @Other @Sendable () -> [Int] = { [2] }
  mark("44"); _ = await other(); print("44 other"); await drain()
  mark("45"); await MainActor.run { print("45 in"); mark("45b") }; print("45 run"); await drain()
  mark("46")
  let task = Task.detached { await MainActor.run { print("46 in"); mark("46b") }; return await MainActor.run { 4 } }
  print(await task.value, "46 detached"); await drain()
}
await calls()
await functions()
await witnesses()
await closures()
