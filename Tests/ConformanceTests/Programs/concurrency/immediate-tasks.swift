struct Bad: Error {}
@MainActor enum Log { static var lines: [String] = [] }
@MainActor func add(_ s: String) { Log.lines.append(s) }
@MainActor func go() async {
    let plain = Task { add("plain") }
    let now: Task<Void, any Error> = Task.immediate { add("now"); try await Task.sleep(for: .milliseconds(5)); add("slept"); throw Bad(); }
    add("after")
    await plain.value
    do { _ = try await now.value; add("no") } catch { add("threw \(error)") }
    let t = Task.immediate(name: "x", priority: .high) { Task.isCancelled }
    print(await t.value)
    let nested = Task.immediate { add("o1"); let i = Task.immediate { add("i1"); await Task.yield(); add("i2") }; add("o2"); await i.value; add("o3") }
    add("back")
    await nested.value
    print(Log.lines)
}
await go()
