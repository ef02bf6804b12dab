import Testing

@testable import Session

/// What is read of the library is kept for the sessions to come, and nothing of the program.
@Suite struct SharedLibraryTests {
  @Test func `names of one session are unknown in the next`() {
    _ = play(["struct Cat { var name = \"\" }", "func meow() {}", "let cat = Cat()"])
    for name in ["Cat()", "meow()", "cat"] {
      #expect(play([name])[0].lines.contains { $0.contains("cannot find") }, "\(name)")
    }
  }

  @Test func `what a program adds to a type of the library is gone in the next session`() {
    let program = [
      "extension String { var shout: String { self + \"!\" } }", "protocol Loud {}", "extension Int: Loud {}",
      "extension Array { struct Pair {} }",
    ]
    #expect(
      play(program + ["\"a\".shout", "1 is any Loud"]).suffix(2).map(\.lines) == [["String = \"a!\""], ["Bool = true"]])
    #expect(play(["\"a\".shout"])[0].lines.contains { $0.contains("has no member 'shout'") })
    #expect(play(["protocol Loud {}", "(1 as Any) is any Loud"])[1].lines == ["Bool = false"])
    #expect(play(["Array<Int>.Pair()"])[0].lines.contains { $0.contains("has no member 'Pair'") })
  }

  @Test func `a property of an extension stands before the library's, although that was used before`() {
    let program = [
      "print([1].first as Any, [1].count)", "extension Array { var count: String { \"own\" } }",
      "print([1].count as String, [1].count as Int)",
    ]
    #expect(play(program).last?.lines == ["own 1"])
  }

  @Test func `operators of a program are unknown to the next, and to the library`() {
    let program = [
      "struct Money { var n = 0; static func == <T>(a: Money, b: T) -> Bool { true } }",
      "func + (a: Int, b: Int) -> Int { 42 }", "[1, 2].reduce(0, { a, b in a - b })", "1 + 1",
    ]
    #expect(play(program).suffix(2).map(\.lines) == [["Int = -3"], ["Int = 42"]])
    #expect(play(["1 + 1", "[1] == [1]"]).map(\.lines) == [["Int = 2"], ["Bool = true"]])
  }

  @Test func `a model of one session is none of the next`() {
    let overriding = [
      "import Combine", "class Model: ObservableObject { @Published var n = 1 }", "Model().n",
    ]
    #expect(play(overriding).last?.lines == ["Int = 1"])
    #expect(
      play(["import Combine", "class Model: ObservableObject { @Published var n = \"b\" }", "Model().n"]).last?.lines
        == ["String = \"b\""])
  }

  @Test func `a session that starts afresh has forgotten its program`() {
    let played = play([
      "struct Cat {}", "extension Int { var twice: Int { self * 2 } }", "2.twice", ":reset", "Cat()", "2.twice",
    ])
    #expect(played[2].lines == ["Int = 4"])
    #expect(played[4].lines.contains { $0.contains("cannot find 'Cat'") })
    #expect(played[5].lines.contains { $0.contains("has no member 'twice'") })
  }

  @Test func `sessions at the same time have nothing in common`() async {
    await withTaskGroup(of: [String].self) { group in
      for number in 0..<8 {
        group.addTask {
          play(["struct S { var n = \(number) }", "[S(), S()].map { $0.n + 1 }.reduce(0, +)"])[1].lines
        }
      }
      var shown: Set<String> = []
      for await lines in group { shown.formUnion(lines) }
      #expect(shown == Set((0..<8).map { "Int = \(2 * $0 + 2)" }))
    }
  }
}
