import Testing

@testable import Session

/// A program that several sessions run is checked by the first, and runs anew in each.
@Suite struct CheckedProgramTests {
  private static let text = """
    import SwiftUI
    final class Store { static var made = 0; var n = 0; init() { Store.made += 1 } }
    let store = Store()
    var count = 1
    print("loaded", Store.made, count)
    """

  private let program = CheckedProgram()

  private func started() -> RecordedSession {
    let session = RecordedSession(SessionOptions(.shell), program: program)
    let step = session.load(.script(name: "app.swift", text: Self.text))
    #expect(step.outcome == .done)
    #expect(step.printed == "loaded 1 1\n", "nothing is left of an earlier run")
    return session
  }

  private func printed(_ input: String, in session: RecordedSession) -> String {
    let step = session.perform(input)
    return step.outcome == .done ? step.printed : step.complaints.joined()
  }

  @Test func `variables, static ones too, begin anew`() {
    for _ in 0..<3 {
      let session = started()
      #expect(
        printed("count += 1; store.n += 1; _ = Store(); print(count, store.n, Store.made)", in: session) == "2 1 2\n")
    }
  }

  @Test func `names of inputs are unknown to the next session`() {
    do {
      let session = started()
      #expect(session.perform("let extra = 1; struct Extra {}").outcome == .done)
      #expect(printed("print(extra, Extra())", in: session) == "1 Extra()\n")
    }
    let session = started()
    #expect(printed("print(extra)", in: session).contains("cannot find 'extra' in scope"))
    #expect(printed("print(Extra())", in: session).contains("cannot find 'Extra' in scope"))
  }

  @Test func `what an input adds to the program's types is gone in the next session`() {
    do {
      let session = started()
      #expect(printed("extension Store { var twice: Int { n * 2 } }", in: session) == "")
      #expect(printed("print(store.twice)", in: session) == "0\n")
    }
    #expect(printed("print(store.twice)", in: started()).contains("has no member 'twice'"))
  }

  @Test func `two sessions at the same time do not share it`() {
    let (one, other) = (started(), started())
    #expect(printed("count = 5; print(count)", in: one) == "5\n")
    #expect(printed("print(count)", in: other) == "1\n")
  }
}
