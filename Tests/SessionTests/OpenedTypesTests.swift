import Session
import Testing

/// Types and overloads that only modules that obsh does not have can decide.
@Suite struct OpenedTypesTests {
  @Test(arguments: [
    // A type of another module that has the name of a type of SwiftUI.
    "class Item { let items = List<Int>(); var names: List<String> = List<String>(); let form: Form<Int>? = nil }",
    // Raw values whose type is one of another module.
    """
    func ask(_ alert: AcmeAlert) {
      enum Choice: AcmeAlert.Answer.RawValue { case first = 1000; case other = 1001 }
      guard let choice = Choice(rawValue: alert.run().rawValue) else { return }
      switch choice { case .first: print(1); case .other: print(choice.rawValue + 1) }
    }
    enum Size: AcmeNumber { case low = 1.5, high = 2.5; var half: Double { rawValue / 2 } }
    enum Word: AcmeText { case low = "l", high; var text: String { rawValue } }
    """,
    // Collections of types nested in one of another module.
    """
    class Chat {
      private var parts = [String: Acme.Choice.Delta]()
      private var messages = [Acme.Message]()
      private var counts = [Acme.Message: Int]()
    }
    """,
    // A layer, which may be a view for all that is known, has no modifiers.
    """
    class Border: AcmeLayer {}
    final class Page: AcmeView {
      private var border: Border!
      func layout() { border.frame = bounds; border.background = AcmeColor.red; border.frame.size = bounds.size }
    }
    """,
    // A global actor of another module.
    "func run(_ chat: AnyObject) { _ = Task { @AcmeActor [weak chat] in print(chat as Any) } }",
  ])
  func `what only a missing module decides is no mistake`(text: String) {
    let opened = OpenedFiles.open(["File.swift": "import SwiftUI\nimport AcmeKit\n" + text])
    #expect(opened.sealed == [])
  }
}
