import Session
import Testing

/// Whether the top level of a text runs on the main actor, as in files that are compiled.
@Suite struct MainActorTests {
  private let model = "@MainActor class Model { var n = 0 }\nlet model = Model()\nmodel.n += 1\nprint(model.n)\n"

  private func run(_ text: String, _ language: SessionOptions.Language = .swift5) -> String {
    var options = SessionOptions(.script)
    options.language = language
    return onMachineThread {
      var shown = ""
      let session = Session(options, complaints: { shown += $0 }) { shown += $0 }
      _ = session.run(script: text, name: "main.swift", isCompilable: true)
      return shown
    }
  }

  private let refusal =
    "main.swift:2:13: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"

  @Test func aPlainFileOfSwift5DoesNot() { #expect(run(model).hasPrefix(refusal)) }

  @Test func aLineWithACommandChangesNothing() { #expect(run(model + ":views\n").hasPrefix(refusal)) }

  @Test func swift6Does() { #expect(run(model, .swift6) == "1\n") }

  @Test(arguments: [
    "import SwiftUI\n", "struct V: View { var body: some View { Text(\"\") } }\n", "#Preview { Text(\"\") }\n",
  ])
  func aFileThatUsesSwiftUIDoes(text: String) { #expect(run(text + model).hasSuffix("1\n")) }

  @Test func aClosureOnTheMainQueueDoes() {
    let text = """
      import Foundation
      @MainActor class Model { var n = 0 }
      @MainActor func work(_ model: Model) {
        let later: @Sendable () -> Void = { DispatchQueue.main.async { model.n += 1; print(model.n) } }
        later()
      }

      """
    #expect(run(text) == "")
    #expect(run(text.replacing("main.async", with: "global().async")).contains("error: main actor-isolated property 'n'"))
  }
}
