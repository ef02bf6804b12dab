import Session
import Testing

/// Whether the top level of a text runs on the main actor, as in files that are compiled.
@Suite struct MainActorTests {
  private let model = "@MainActor class Model { var n = 0 }\nlet model = Model()\nmodel.n += 1\nprint(model.n)\n"

  private func run(
    _ text: String, _ language: SessionOptions.Language = .swift5,
    isolation: SessionOptions.DefaultIsolation = .nonisolated
  ) -> String {
    var options = SessionOptions(.script)
    options.language = language
    options.defaultIsolation = isolation
    return onMachineThread {
      var shown = ""
      let session = Session(options, complaints: { shown += $0 }) { shown += $0 }
      _ = session.run(script: text, name: "main.swift", isCompilable: true)
      return shown
    }
  }

  private let refusal =
    "main.swift:2:13: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"

  @Test func `a plain file of Swift 5 does not`() { #expect(run(model).hasPrefix(refusal)) }

  @Test func `a line with a command changes nothing`() { #expect(run(model + ":views\n").hasPrefix(refusal)) }

  @Test func `Swift 6 does`() { #expect(run(model, .swift6) == "1\n") }

  @Test(arguments: [
    "import SwiftUI\n", "struct V: View { var body: some View { Text(\"\") } }\n", "#Preview { Text(\"\") }\n",
  ])
  func `a file that uses SwiftUI does`(text: String) { #expect(run(text + model).hasSuffix("1\n")) }

  // `swiftc -default-isolation MainActor`: in Swift 6 these are errors, in Swift 5 they are none.
  @Test func `the default isolation is an option`() {
    let text = """
      class Model { var n = 0; func add() { n += 1 } }
      nonisolated class Cache { var n = 0; func add() { n += 1; top() } }
      func top() {}
      nonisolated func use(_ model: Model) { model.add() }
      actor Store { func add() { top() } }
      let model = Model()
      model.add()
      print(model.n)

      """
    let shown = run(text, .swift6, isolation: .mainActor)
    #expect(shown.contains("2:59: error: call to main actor-isolated global function 'top()'"))
    #expect(shown.contains("4:46: error: call to main actor-isolated instance method 'add()'"))
    #expect(shown.contains("5:28: error: call to main actor-isolated global function 'top()'"))
    #expect(run(text, .swift5, isolation: .mainActor) == "1\n")
    #expect(run(text, .swift6) == "1\n")
  }

  @Test func `a closure on the main queue does`() {
    let text = """
      import Foundation
      @MainActor class Model { var n = 0 }
      @MainActor func work(_ model: Model) {
        let later: @Sendable () -> Void = { DispatchQueue.main.async { model.n += 1; print(model.n) } }
        later()
      }

      """
    #expect(run(text) == "")
    #expect(
      run(text.replacing("main.async", with: "global().async")).contains("error: main actor-isolated property 'n'"))
  }
}
