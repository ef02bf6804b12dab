@testable import Session
import Testing
import Views

/// What leaves the screen leaves nothing behind.
@Suite struct EnduranceTests {
  private static let screen = """
    @Observable class Item: Identifiable { let id: Int; var title = "a"; init(_ id: Int) { self.id = id } }
    @Observable class Store { var items: [Item]; init(_ n: Int) { items = (0..<n).map { Item($0) } } }
    struct Row: View { let item: Item; @State var taps = 0; var body: some View { Text("\\(item.title) \\(taps)") } }
    struct Screen: View {
      @State var store: Store
      @State var isOpen = true
      var body: some View {
        List(store.items) { item in
          Row(item: item).onChange(of: item.title) {}.environment(\\.lineLimit, item.id)
        }
        .onAppear {}
        .task { try? await Task.sleep(for: .seconds(9)) }
        .sheet(isPresented: $isOpen) { if let first = store.items.first { Row(item: first) } }
      }
    }
    """

  /// What is alive.
  fileprivate struct Count: Equatable {
    let nodes: Int
    let instances: Int
    let timers: Bool

    init(_ session: Session) {
      nodes = session.engine.views.nodeCount
      var instances = 0
      session.engine.machine.heap.forEachInstance { _ in instances += 1 }
      self.instances = instances
      timers = session.engine.machine.scheduler.nextDeadline != nil
    }
  }

  @Test func `unmounting ten thousand rows frees every node model and tracking`() {
    let (mounted, unmounted, answers) = onSession { session, shown in
      session.submit(Self.screen)
      session.submit(":mount Screen(store: Store(10_000))")
      let mounted = Count(session)
      session.submit(":unmount Screen")
      _ = shown()
      session.submit(":objects")
      session.submit(":deps")
      return (mounted, Count(session), shown())
    }
    #expect(mounted.nodes > 20_000)
    #expect(mounted.instances == 10_001)
    #expect(mounted.timers)
    #expect(unmounted == Count(nodes: 0, instances: 0, timers: false))
    #expect(answers == "No instance is alive.\nThere are no dependencies.\n")
  }

  @Test func `a model that outlives its views is read by nobody`() {
    let shown = onSession { session, shown in
      session.submit(Self.screen)
      session.submit("let store = Store(1_000)")
      session.submit(":mount Screen(store: store)")
      session.submit(":unmount Screen")
      _ = shown()
      session.submit("for item in store.items { item.title = \"b\" }; store.items = []")
      session.submit(":deps")
      return shown()
    }
    #expect(shown == "There are no dependencies.\n")
  }

  @Test func `mounting and unmounting for long leaves no more than once`() {
    let counts = onSession { session, _ in
      session.submit(Self.screen)
      return (0..<60).map { _ in
        session.submit(":mount Screen(store: Store(20))")
        session.submit(":unmount Screen")
        return Count(session)
      }
    }
    #expect(counts.allSatisfy { $0 == Count(nodes: 0, instances: 0, timers: false) })
  }

  @Test func `rows that come and go leave nothing`() {
    let (first, last) = onSession { session, _ in
      session.submit(Self.screen)
      session.submit("let store = Store(50)")
      session.submit(":mount Screen(store: store)")
      let first = Count(session)
      for _ in 0..<40 {
        session.submit("store.items.removeFirst(25); store.items += (0..<25).map { Item(1_000 + $0) }")
        session.submit("store.items = (0..<50).map { Item($0) }")
      }
      return (first, Count(session))
    }
    #expect(first == last)
  }

  private func onSession<Result>(_ work: (Session, () -> String) -> Result) -> Result {
    onMachineThread {
      var options = SessionOptions(.shell)
      options.traceLevel = .off
      var text = ""
      let session = Session(options) { text += $0 }
      return work(session) {
        defer { text = "" }
        return text
      }
    }
  }
}

extension EnduranceTests.Count {
  init(nodes: Int, instances: Int, timers: Bool) {
    self.nodes = nodes
    self.instances = instances
    self.timers = timers
  }
}
