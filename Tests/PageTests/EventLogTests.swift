import Testing

@testable import Show

/// What viewers are told, whenever they come.
@Suite struct EventLogTests {
  private func text(_ log: EventLog, after number: inout Int) -> String? {
    guard case .bytes(let bytes) = log.next(after: &number) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `who comes late is told all, and who comes back the rest`() {
    let log = EventLog()
    log.add("a")
    log.add("b")
    var (late, back) = (0, 1)
    #expect(text(log, after: &late) == "id: 1\ndata: a\n\nid: 2\ndata: b\n\n")
    #expect(text(log, after: &back) == "id: 2\ndata: b\n\n")
    #expect(text(log, after: &back) == nil)
  }

  @Test func `where a session starts over, nothing before counts`() {
    let log = EventLog()
    log.add("a")
    log.add("b")
    log.add("restart", startsOver: true)
    log.add("c")
    var numbers = [0, 1, 2, 99]
    let told = numbers.indices.map { text(log, after: &numbers[$0]) }
    #expect(told == Array(repeating: "id: 3\ndata: restart\n\nid: 4\ndata: c\n\n", count: 4))
  }

  @Test func `there are as many viewers as may be`() {
    let log = EventLog()
    var viewers = (0..<40).compactMap { _ in EventLog.Viewer(log, atMost: 32) }
    #expect(viewers.count == 32)
    viewers.removeFirst()
    #expect(log.viewers == 31)
  }

  @Test func `ten viewers hear the same, each at its own pace, up to the end`() async throws {
    let log = EventLog()
    let told = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<10 {
        let viewer = try #require(EventLog.Viewer(log, atMost: 32))
        group.addTask {
          var bytes: [UInt8] = []
          try await log.follow(after: 0) { bytes += $0 }
          withExtendedLifetime(viewer) {}
          return String(decoding: bytes, as: UTF8.self).replacing("\n\n:\n\n", with: "\n\n")
        }
      }
      for number in 1...100 {
        log.add("\(number)")
        await Task.yield()
      }
      log.end("end")
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("id: 100\ndata: 100\n\nid: 101\ndata: end\n\n") ?? false)
  }
}
