import Session
import Testing

/// What swiftc checks in no time takes no long time here; what would take for ever is an error at its place. Each of
/// these once took minutes.
@Suite struct ComplexityTests {
  /// A text within so many others of its kind.
  private static func nested(_ opening: String, _ inner: String, _ closing: String, _ depth: Int = 24) -> String {
    String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
  }

  private static let linear: [(text: String, output: String)] = [
    (nested("for i in 0..<1 {\n", "print(1)\n", "}\n"), "1\n"),
    (nested("repeat {\n", "print(1)\n", "} while false\n"), "1\n"),
    (nested("while true {\n", "print(1)\n", "break }\n"), "1\n"),
    (nested("for i in 0..<1 { let k: Int\nif i > 0 { k = 1 } else { k = 2 }\n", "print(k)\n", "}\n"), "2\n"),
    (
      "func f<T>(_ x: (Int) -> T) -> T { x(1) }\nlet r: Int = "
        + nested("f { a in\nlet k = 1\nreturn ", "2", " }") + "\nprint(r)\n", "2\n"
    ),
    (
      "func f<T>(_ x: @escaping (Int) -> T) -> T { x(1) }\nlet r = "
        + nested("f { a in\nlet k = a\nreturn k + ", "2", " }") + "\nprint(r)\n", "26\n"
    ),
    (
      "struct S { init(_ s: S) { self = s }\ninit() {} }\nlet s: S = " + nested(".init(", ".init()", ")")
        + "\nprint(s)\n", "S()\n"
    ),
    ("let x: " + nested("[", "Int", "]", 12) + " = []\nprint(x)\n", "[]\n"),
    ("let x: " + nested("Optional<", "Int", ">") + " = 1\nprint(1)\n", "1\n"),
    (
      "import SwiftUI\nstruct V: View { let n = 9; var body: some View { "
        + nested("if n > 0 { ", "Text(\"x\")", " } else { Text(\"\") }", 30) + " } }\nprint(V().n)\n", "9\n"
    ),
    (nested("print(\"[\") // [[", "[", "", 1) + nested("[", "", "", 40), "[\n"),
    ("print(\"" + nested("[", "", "", 40) + "\")", nested("[", "", "", 40) + "\n"),
  ]

  @Test(arguments: linear.indices) func `deep nesting is checked as fast as swiftc does`(_ index: Int) {
    let result = run(script: Self.linear[index].text)
    #expect(result.complaints == "")
    #expect(result.output == Self.linear[index].output)
  }

  private static let wrong: [(text: String, message: String)] = [
    (
      "func f(_ x: (Int) -> Int) -> Int { x(1) }\nlet r = " + nested("f { a in\nlet k = 1\nreturn ", "\"x\"", " }"),
      "cannot convert value of type 'String' to closure result type 'Int'"
    ),
    (
      "func f<T>(_ x: (Int) -> T) -> T { x(1) }\nlet r: Int = " + nested("f { a in\nlet k = 1\nreturn ", "\"x\"", " }"),
      "cannot convert value of type 'String' to closure result type 'Int'"
    ),
    (
      "func f<T>(_ x: () -> T) -> T { x() }\nfunc f<T>(_ x: (Int) -> T) -> T { x(1) }\nlet r = "
        + nested("f {\nlet a = 1\nreturn ", "nosuch", " }"),
      "cannot find 'nosuch' in scope"
    ),
    (
      "struct S { init(_ s: S) { self = s }\ninit() {} }\nlet s: S = " + nested(".init(", ".init(1)", ")"),
      "cannot convert value of type 'Int' to expected argument type 'S'"
    ),
  ]

  @Test(arguments: wrong.indices) func `one mistake in deep nesting is one error`(_ index: Int) {
    let result = run(script: Self.wrong[index].text)
    #expect(result.complaints.split(separator: "\n").count { $0.contains(": error: ") } == 1)
    #expect(result.complaints.contains(Self.wrong[index].message), "\(result.complaints)")
  }

  private static let inReasonableTime =
    "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into "
    + "distinct sub-expressions"

  private static let tooMuch: [(text: String, place: String)] = [
    ("print(1)\nlet x: " + nested("[", "Int", "]", 30) + " = []\n", "main.swift:2:21: error: \(inReasonableTime)"),
    ("let x = " + nested("[", "1", "]", 30), "main.swift:1:22: error: \(inReasonableTime)"),
    (
      "typealias A0 = Int\n" + (0..<40).map { "typealias A\($0 + 1) = (A\($0), A\($0))\n" }.joined()
        + "func g(_ x: A40) {}\n",
      "main.swift:14:17: error: this is too complex to be checked in reasonable time"
    ),
    (
      "typealias A0 = Int\n" + (0..<40).map { "typealias A\($0 + 1) = [A\($0): A\($0)]\n" }.joined(),
      "main.swift:14:17: error: this is too complex to be checked in reasonable time"
    ),
    (
      "let a0 = (1, 2)\n" + (0..<40).map { "let a\($0 + 1) = (a\($0), a\($0))\n" }.joined(),
      "main.swift:13:11: error: this is too complex to be checked in reasonable time"
    ),
  ]

  @Test(arguments: tooMuch.indices) func `what is too complex is an error at its place`(_ index: Int) {
    let result = run(script: Self.tooMuch[index].text)
    #expect(result.complaints.hasPrefix(Self.tooMuch[index].place), "\(result.complaints.prefix(300))")
    #expect(result.output == "")
    #expect(result.outcome == .failed(.source))
  }

  @Test func `a generic function that calls itself with ever larger types comes to an end`() {
    let result = run(
      script: "struct W<T> { let v: T }\nfunc f<T>(_ x: T) -> Int { f(W(v: x)) }\nprint(f(1))\n")
    #expect(result.complaints.contains("not supported by obsh: generic types nested more than 512 deep"))
  }

  /// An array whose elements have less in common with each level; swiftc takes for ever as well.
  private static let hopeless = "let x = " + nested("[1, ", "1", "]", 12)

  @Test func `a limit of steps reaches the checker`() {
    var options = SessionOptions(.script)
    options.limits.steps = 1_000
    let result = run(script: Self.hopeless, options: options)
    #expect(result.complaints.contains("reasonable time"), "\(result.complaints)")
  }

  @Test func `a limit of memory reaches the checker`() {
    var options = SessionOptions(.script)
    options.limits.memory = 1 << 20
    // Long enough for the checker to look at the memory in use, whatever it has counted before.
    let sums = (0..<200).map { "let x\($0) = f() + f()\n" }.joined()
    let result = run(script: "func f() -> Int { 1 }\n" + sums, options: options)
    #expect(result.complaints.contains("error: checking this needs more than 1 MiB of memory (--max-memory)"))
    #expect(result.outcome == .failed(.source))
  }

  @Test func `Ctrl-C reaches the checker, and nothing is declared`() {
    onMachineThread {
      let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      defer { flag.deallocate() }
      flag.initialize(to: 1)
      var options = SessionOptions(.shell)
      options.interruptFlag = flag
      var shown = ""
      let session = Session(options) { shown += $0 }
      #expect(session.submit("let a = [1].map { $0 + 1 }") == .failed(.interrupted))
      #expect(shown.hasPrefix("<input 1>:1:") && shown.contains("interrupted"), "\(shown)")
      #expect(flag.pointee == 0)
      shown = ""
      #expect(session.submit("a") == .failed(.source))
      #expect(session.submit("let a = 1") == .done)
    }
  }
}
