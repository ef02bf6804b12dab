import Session
import Testing

/// Files: one module, no echo, no trace unless asked for.
@Suite struct ScriptTests {
  @Test func `only what the program prints is shown`() {
    let result = run(script: "let a = 1\na + 1\nprint(twice(a))\nfunc twice(_ n: Int) -> Int { n * 2 }\n")
    #expect(result.output == "2\n")
    #expect(result.outcome == .done)
  }

  @Test func `an asynchronous main function waits`() {
    let result = run(
      script: """
        @main struct Tool {
          static func main() async throws {
            print("a")
            try await Task.sleep(for: .seconds(1))
            print(await Task { 3 }.value)
          }
        }
        """)
    #expect(result.output == "a\n3\n")
    #expect(result.complaints == "")
  }

  @Test func `the main function runs on the main actor`() {
    let result = run(
      script: """
        @MainActor final class Store { var count = 0; func increment() { count += 1 } }
        @main struct Tool {
          static func main() {
            let store = Store()
            store.increment()
            let change = { @MainActor in store.count += 1 }
            change()
            MainActor.preconditionIsolated()
            print(store.count)
          }
        }
        """)
    #expect(result.output == "2\n")
    #expect(result.complaints == "")
  }

  @Test func `commands act between the statements around them`() {
    let result = run(
      script: """
        @Observable class Counter { var count = 0 }
        let counter = Counter()
        :trace views
        :view Badge counter \\.count
        counter.count += 1
        :stats
        print("end")
        """)
    #expect(
      result.output == """
          body     Badge  #1  reads Counter#1.count
          body     Badge  #2  because Counter#1.count
        view   bodies  invalidations
        Badge       2              1
        3 turns, 1 write (1 in place), 0 equal writes
        end

        """)
  }

  @Test func `a script has no numbered inputs to list, and no prompt at which to look back`() {
    let result = run(script: "var n = 0\nn = 1\n:history\n:at 1\n")
    #expect(result.output == "A script has no history: its inputs are not numbered.\n")
    #expect(
      result.complaints.contains("error: ':at' works only at the prompt of the shell, and this is a script"),
      "\(result.complaints)")
  }

  @Test func `a redraw loop is told even where nothing is traced`() {
    let result = run(
      script: """
        @Observable class Pair {
          var x = 0
          var y = 0
          var left: Int { y = x + 1; return x }
          var right: Int { x = y + 1; return y }
        }
        let pair = Pair()
        :view Left pair \\.left
        :view Right pair \\.right
        print("end")
        """)
    #expect(result.output == "end\n")
    #expect(
      result.complaints == """
          loop     Left → Pair#1.y → Right → Pair#1.x → Left
                   redraw loop: stopped after 100 rounds

        """)
    #expect(result.outcome == .failed(.program))
  }

  @Test func `a turn that is left open ends with the file`() {
    var (shown, said) = ("", "")
    var options = SessionOptions(.script)
    options.traceLevel = .writes
    let session = Session(options, complaints: { said += $0 }, output: { shown += $0 })
    let text = "@Observable class Counter { var count = 0 }\nlet counter = Counter()\n:begin\ncounter.count = 3\n"
    #expect(session.run(script: text, name: "f.swift") == .done)
    #expect(session.finish() == .done)
    #expect(shown == "  willSet  Counter#1.count  0 → 3\n  didSet   Counter#1.count  0 → 3\n")
    #expect(said == "warning: the turn that ':begin' opened ends here; there was no ':commit'\n")
    #expect(session.finish() == .done)
  }

  @Test func `it reads the lines that it is given`() {
    var lines = ["one\n", "two\r\n", "three"][...]
    var shown = ""
    var options = SessionOptions(.script)
    options.nextLine = { lines.popFirst() }
    let session = Session(options) { shown += $0 }
    let text = "while let line = readLine() { print(line) }; print(readLine() as Any)"
    #expect(session.run(script: text, name: "f.swift") == .done)
    #expect(shown == "one\ntwo\nthree\nnil\n")
  }

  @Test func `the timeline is kept`() {
    let result = run(
      script: """
        @Observable class Counter { var count = 0 }
        let counter = Counter()
        :view Badge counter \\.count
        counter.count += 1
        :timeline
        """)
    #expect(result.output == "turn   2  3\nBadge  •  •\n")
  }

  @Test func `it is checked whole before anything runs`() {
    let result = run(script: "print(1)\nlet a: Int = \"x\"\n")
    #expect(result.output == "")
    #expect(result.complaints.hasPrefix("main.swift:2:14: error: "))
    #expect(result.outcome == .failed(.source))
  }

  @Test func `a trap ends it`() {
    let result = run(script: "print(1)\nlet a = [1]\nprint(a[3])\nprint(2)\n")
    #expect(result.output == "1\n")
    #expect(result.complaints.hasPrefix("main.swift:3:"))
    #expect(result.complaints.contains("Fatal error: Index out of range"))
    #expect(!result.complaints.contains("stays"))
    #expect(result.outcome == .failed(.program))
  }

  @Test func `a wrong command ends it`() {
    let result = run(script: "print(1)\n:viwe\nprint(2)\n")
    #expect(result.output == "1\n")
    #expect(
      result.complaints.hasPrefix(
        "main.swift:2:1: error: there is no command ':viwe'; did you mean ':view'?\n2 | :viwe\n"))
    #expect(result.outcome == .failed(.command))
  }

  @Test func `errors in a command stand-in the file`() {
    let result = run(script: "let a = 1\n:view V b \\.c\n")
    #expect(result.complaints.hasPrefix("main.swift:2:9: error: cannot find 'b' in scope\n2 | :view V b"))
    #expect(result.outcome == .failed(.source))
  }

  @Test func `a line for the program loader is skipped`() {
    #expect(run(script: "#!/usr/bin/env obsh run\nprint(1)\n").output == "1\n")
  }
}
