import Session
import Testing

/// What ends an input does not end the session.
@Suite struct FailureTests {
  @Test func `a trap ends the input and what it changed stays`() {
    check(
      """
      > @Observable class Counter { var count = 0 }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > if true { counter.count = 1; fatalError("enough"); }
        willSet  Counter#1.count  0 → 1
                 invalidates Badge
        didSet   Counter#1.count  0 → 1
      <input 4>:1:30: Fatal error: enough
      1 | if true { counter.count = 1; fatalError("enough"); }
        |                              ^
      Changes made up to that point are kept: Counter#1.count.
        body     Badge  #2  because Counter#1.count
      > counter.count
      Int = 1
      """)
  }

  @Test func `an error that is not caught is fatal`() {
    let played = play(["enum Oops: Error { case bad }", "throw Oops.bad", "1"])
    #expect(played[1].outcome == .failed(.program))
    #expect(played[1].lines.first == "<input 2>:1:1: Fatal error: Error raised at top level: main.Oops.bad")
    #expect(played[2].lines == ["Int = 1"])
  }

  @Test func `source that does not compile declares nothing`() {
    let played = play(["let a = 1; let b: Int = \"x\"", "a", "let a = 2"])
    #expect(played[0].outcome == .failed(.source))
    #expect(played[1].outcome == .failed(.source))
    #expect(played[2].lines == ["a: Int = 2"])
  }

  @Test func `source that does not compile declares no precedence group`() {
    let played = play([
      "precedencegroup Near { associativity: left }; infix operator +-: Near; let b: Int = \"x\"",
      "precedencegroup Near { associativity: right }; infix operator +-: Near",
      "func +- (a: Int, b: Int) -> Int { a - b }",
      "1 +- 2 +- 3",
    ])
    #expect(played[0].outcome == .failed(.source))
    #expect(played[3].lines == ["Int = 2"])
  }

  @Test func `overlapping accesses leave what they found`() {
    let played = play([
      "final class Model { var number = 1; var text = \"a\"; var scores = [\"a\": 1] }; let model = Model()",
      "func both(_ a: inout Int, _ b: inout Int) { a += 1; b += 1 }",
      "both(&model.number, &model.number)",
      "model.number",
      "swap(&model.text, &model.text)",
      "model.text",
      "func fail(_ a: inout Int) throws { a += 1; throw CancellationError() }",
      "do { try fail(&model.scores[\"a\"]!) } catch {}",
      "model.scores",
      "func stop(_ a: inout Int) { a += 1; fatalError() }",
      "stop(&model.number)",
      "model.number",
    ])
    for index in [2, 4, 10] { #expect(played[index].outcome == .failed(.program)) }
    #expect(played[3].lines == ["Int = 1"])
    #expect(played[5].lines == ["String = \"a\""])
    #expect(played[8].lines == ["[String : Int] = [\"a\": 2]"])
    #expect(played[11].lines == ["Int = 2"])
  }

  @Test func `steps and depth are limited`() {
    var options = SessionOptions(.shell)
    options.limits.steps = 10_000
    let played = play(["while true {}", "func f(_ n: Int) -> Int { f(n + 1) + 1 }", "f(0)", "1"], options)
    #expect(played[0].outcome == .failed(.program))
    #expect(played[2].outcome == .failed(.program))
    #expect(played[3].lines == ["Int = 1"])
  }

  @Test func `a limit that the views share ends the update`() {
    var options = SessionOptions(.shell)
    options.limits.steps = 5_000
    let played = play(
      [
        "@Observable class C { var n = 0; var slow: Int { while n > 0 {}; return n } }", "let c = C()",
        ":view A c \\.slow", ":view B c \\.slow", "c.n = 1", ":begin", "c.n = 0", ":commit",
      ], options)
    #expect(played[4].outcome == .failed(.program))
    #expect(played[4].lines.count { $0.contains("5000 steps") } == 1)
    #expect(
      played[7].lines == [
        "  commit   runs A, B", "  body     A  #3  because C#1.n", "  body     B  #2  because C#1.n",
      ])
  }

  @Test func `a trap in a body is told and the others run`() {
    let played = play([
      "@Observable class List { var rows = [1, 2] }", "let list = List()", ":view Second list \\.rows[1]",
      ":view Count list \\.rows.count", "list.rows.removeLast()", ":views",
    ])
    #expect(played[4].outcome == .failed(.program))
    #expect(played[4].lines.contains("<input 3>:1:26: Fatal error: Index out of range"))
    #expect(played[4].lines.contains("  body     Count  #2  because List#1.rows"))
  }

  @Test func `an input that is too long is refused`() {
    let played = play([String(repeating: " ", count: Session.inputLimit + 1), "1"])
    #expect(played[0].lines == ["error: the input is longer than 16 MiB"])
    #expect(played[1].lines == ["Int = 1"])
  }
}
