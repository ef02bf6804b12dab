import Session
import Testing

/// Tasks, virtual time and what waits at the top level.
@Suite struct TaskTests {
  @Test func `a task runs at the end of the input that starts it`() {
    check(
      """
      > Task { print("task") }; print("input")
      input
      task
      """)
  }

  @Test func `what sleeps stays asleep until time is moved`() {
    check(
      """
      > func nap() async { print("asleep"); try? await Task.sleep(for: .seconds(1)); print("awake") }
      > _ = Task { await nap() }
      asleep
      > :advance 0.5s
      > :advance 499ms
      > :advance 1ms
      awake
      """)
  }

  @Test func `each timer fires at its own moment`() {
    check(
      """
      > func wait(_ n: Int) async { try? await Task.sleep(for: .seconds(n)); print(n, start.duration(to: .now)) }
      . let start = ContinuousClock.now
      . for n in [3, 1, 2, 9] { Task { await wait(n) } }
      start: ContinuousClock.Instant = Instant(_value: 0.0 seconds)
      > :advance 4s
      1 1.0 seconds
      2 2.0 seconds
      3 3.0 seconds
      > print(start.duration(to: .now))
      4.0 seconds
      """)
  }

  @Test func `a wait at the top-level moves time to the next timer`() {
    check(
      """
      > func load() async throws -> Int { try await Task.sleep(for: .seconds(3600)); return 42 }
      > let n = try await load()
      n: Int = 42
      > try await load() + 1
      Int = 43
      """)
  }

  @Test func `each step is a turn`() {
    check(
      """
      > @Observable class M { var n = 0; var isLoading = false }
      > let m = M()
      m: M = M#1
      > :view V m \\.n \\.isLoading
        body     V  #1  reads M#1.n, M#1.isLoading
      > func load() async { m.isLoading = true; try? await Task.sleep(for: .seconds(1)); m.n = 5; m.isLoading = false }
      > await load()
        willSet  M#1.isLoading  false → true
                 invalidates V
        didSet   M#1.isLoading  false → true
        body     V  #2  because M#1.isLoading
        willSet  M#1.n  0 → 5
                 invalidates V
        didSet   M#1.n  0 → 5
        willSet  M#1.isLoading  true → false
        didSet   M#1.isLoading  true → false
        body     V  #3  because M#1.n, M#1.isLoading
      """)
  }

  @Test func `a wait that can never end is an error`() {
    check(
      """
      > await withCheckedContinuation { (never: CheckedContinuation<Void, Never>) in }
      <input 1>:1:1: this 'await' never returns: no task can run, no timer is set, and nothing is left to resume it
      1 | await withCheckedContinuation { (never: CheckedContinuation<Void, Never>) i…
        | ^
      Changes made up to that point are kept.
      > 1
      Int = 1
      """)
  }

  @Test func `a trap ends only its task`() {
    check(
      """
      > Task { await Task.yield(); print("other") }; Task { fatalError("boom") }
      <input 1>:1:53: Fatal error: boom
      1 | Task { await Task.yield(); print("other") }; Task { fatalError("boom") }
        |                                                     ^
      Changes made up to that point are kept.
      other
      """)
  }

  @Test func `an error out of a wait is told as one out of a call`() {
    check(
      """
      > func fail() async throws { await Task.yield(); throw CancellationError() }
      > try await fail()
      <input 2>:1:1: Fatal error: Error raised at top level: Swift.CancellationError()
      1 | try await fail()
        | ^
      Changes made up to that point are kept.
      """)
  }

  @Test func `tasks wait for the end of an open turn`() {
    check(
      """
      > :begin
      > Task { print("task") }
      > :advance 1s
      error: the turn that ':begin' opened is still open; ':commit' ends it
      > :commit
      task
      """)
  }

  @Test func `advance takes a duration`() {
    check(
      """
      > :advance
      error: the duration is missing: :advance DURATION
      > :advance soon
      error: 'soon' is not a duration; examples are 0.5s, 200ms and 2m
      > :advance 5
      error: a duration needs a unit; did you mean '5s'?
      > print(Date().timeIntervalSince1970 - 1767225600)
      0.0
      > :advance 2m
      > print(Date().timeIntervalSince1970 - 1767225600)
      120.0
      """)
  }

  @Test func `a program ends with its main`() {
    let program = """
      Task { print("never runs") }
      print("end")
      """
    #expect(run(script: program).output == "end\n")
  }

  @Test func `a program's tasks run while it waits`() {
    let program = """
      Task { print("task"); try await Task.sleep(for: .seconds(9)); print("too late") }
      print("main")
      try await Task.sleep(for: .seconds(1))
      print("end")
      """
    #expect(run(script: program).output == "main\ntask\nend\n")
  }

  @Test func `a command in a script finds tasks done`() {
    let script = """
      Task { print("task"); try await Task.sleep(for: .seconds(9)); print("later") }
      print("main")
      :advance 10s
      print("end")
      """
    #expect(run(script: script).output == "main\ntask\nlater\nend\n")
  }

  @Test func `a session that ends lets nothing more happen`() {
    let shown = play([
      "final class C { deinit { print(\"deinit\") } }",
      "Task { let c = C(); try await Task.sleep(for: .seconds(1)); print(c) }", ":reset", ":advance 2s",
    ])
    #expect(shown.flatMap(\.lines) == [])
  }
}

/// `Observations` (2.1 to 2.6).
@Suite struct ObservationsTests {
  private let scene = """
    > @Observable class Scene { var title = "a"; var tab = 0 }
    > let scene = Scene()
    scene: Scene = Scene#1
    > :trace off
    """

  @Test func `a transaction is an element`() {
    check(
      """
      \(scene)
      > _ = Task { for await text in Observations({ "\\(scene.title)/\\(scene.tab)" }) { print(text) } }
      a/0
      > scene.title = "b"; scene.tab = 1
      b/1
      > scene.tab = 1
      > scene.tab += 0
      b/1
      > scene.tab = 5; scene.tab = 1
      b/1
      """)
  }

  @Test func `in a task a transaction ends where it waits`() {
    check(
      """
      \(scene)
      > _ = Task { for await tab in Observations({ scene.tab }) { print(tab) } }
      0
      > _ = Task { scene.tab = 1; scene.tab = 2; try await Task.sleep(for: .seconds(1)); scene.tab = 3 }
      2
      > :advance 1s
      3
      """)
  }

  @Test func `several inputs of one turn are one element`() {
    check(
      """
      \(scene)
      > _ = Task { for await tab in Observations({ scene.tab }) { print(tab) } }
      0
      > :begin
      > scene.tab = 1
      > scene.tab = 2
      > :commit
      2
      """)
  }

  @Test func `it ends by a cancellation`() {
    check(
      """
      \(scene)
      > let t = Task { for await tab in Observations({ scene.tab }) { print(tab) }; print("end") }; print("input")
      t: Task<(), Never> = Task#1
      input
      0
      > t.cancel()
      end
      > scene.tab = 1
      """)
  }

  /// Each key is an event of its own: what its change of the id has cancelled goes on before the next one.
  @Test func `a cancelled task goes on before the next key`() {
    check(
      #"""
      > :trace off
      > struct Search: View {
      .   @State private var text = "-"
      .   var body: some View {
      .     TextField("Search", text: $text).task(id: text) { [text] in
      .       do { try await Task.sleep(for: .seconds(1)); print("search", text) } catch { print("cancel", text) }
      .     }
      .   }
      . }
      > :mount Search()
      > :type Search abc
      cancel -
      cancel -a
      cancel -ab
      > :advance 1s
      search -abc
      """#)
  }
}
