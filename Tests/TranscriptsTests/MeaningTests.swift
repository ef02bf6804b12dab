import Testing

@testable import Transcripts

/// What a difference means, in words.
@Suite struct MeaningTests {
  /// The sentences for an output that was expected and the one that came.
  func meaning(_ expected: String, _ actual: String) -> [String] {
    let (notations, lines) = (SourceLine.texts(of: expected), SourceLine.texts(of: actual))
    let comparison = OutputComparison(expected: notations.map(LinePattern.init), actual: lines)
    return Meaning(expected: notations, actual: lines, steps: comparison.alignment.steps).sentences
  }

  let told = """
      willSet  Profile#1.name  "a" → "b"
               invalidates ProfileView
      didSet   Profile#1.name  "a" → "b"
      body     ProfileView  #2  because Profile#1.name
    """

  @Test func `a view that no longer runs is named with what ran it`() {
    let untold = """
        willSet  Profile#1.name  "a" → "b"
        didSet   Profile#1.name  "a" → "b"
      """
    #expect(meaning(told, untold) == ["ProfileView no longer runs on Profile#1.name"])
    #expect(meaning(untold, told) == ["ProfileView now runs on Profile#1.name"])
  }

  @Test func `an equal write is told from one that reaches somebody`() {
    #expect(
      meaning(told, "  equal    Profile#1.name  \"a\" → \"a\"  nobody is told") == [
        "ProfileView no longer runs on Profile#1.name",
        "Profile#1.name now gets an equal value, so nobody is told",
      ])
  }

  @Test func `what a view runs on and reads`() {
    #expect(
      meaning("  body     A  #2  because M#1.a, M#1.b", "  body     A  #2  because M#1.a") == [
        "A no longer runs on M#1.b"
      ])
    #expect(
      meaning("  body     A  #2  because M#1.a", "  body     A  #2  because M#1.b") == [
        "A now runs on M#1.b, not on M#1.a"
      ])
    #expect(
      meaning("  body     A  #1  reads M#1.a", "  body     A  #1  reads M#1.a, M#1.b") == ["A now reads M#1.b too"])
    #expect(
      meaning("  body     A  #1  reads M#1.a", "  body     A  #2  because M#1.a") == [
        "A is not new here: it runs on M#1.a"
      ])
  }

  @Test func `a long row is read over its lines`() {
    let long = """
        body     SomeRatherLongViewName  #1  reads Model#1.alpha, Model#1.beta,
                 Model#1.gamma
      """
    #expect(
      meaning(long, long.pieces(between: "gamma").joined(separator: "delta")) == [
        "SomeRatherLongViewName now reads Model#1.delta, not Model#1.gamma"
      ])
  }

  @Test func `how often a view runs`() {
    let once = "  body     A  #2  because M#1.a"
    #expect(meaning(once, once + "\n  body     A  #3  because M#1.a") == ["A runs twice, not once"])
    #expect(
      meaning("x\n" + once, "  body     A  #3  because M#1.a\n  body     A  #4  because M#1.b") == [
        "A runs twice, not once"
      ])
    #expect(
      meaning(once, "  body     A  #3  because M#1.a") == [
        "A is at run #3 here, not #2: it ran more or less often before"
      ])
  }

  @Test func `other values other order and errors`() {
    #expect(meaning("  willSet  M#1.a  0 → 1", "  willSet  M#1.a  0 → 2") == ["M#1.a goes 0 → 2, not 0 → 1"])
    let (a, b) = ("  body     A  #2  because M#1.a", "  body     B  #2  because M#1.a")
    #expect(meaning("\(a)\n\(b)", "\(b)\n\(a)") == ["the same events happen in a different order"])
    #expect(meaning("Int = 1", "<input 1>:1:1: error: no") == ["it now ends in an error"])
    #expect(meaning("  unmount  Row[2]", "") == ["Row[2] no longer leaves"])
  }

  @Test func `what an elision stands for is nothing new`() {
    #expect(
      meaning("...\n  body     A  #2  because M#1.a", told + "\n  body     A  #2  because M#1.b") == [
        "A now runs on M#1.b, not on M#1.a"
      ])
  }

  @Test func `a write that is no longer equal is a write`() {
    #expect(
      meaning("  equal    Cart.n ×5  nobody is told", "  write    Cart.n ×5  0 → 5") == [
        "Cart.n ×5 now gets a different value, so its readers are told"
      ])
    #expect(
      meaning("  write    Cart.n ×5  0 → 5", "  equal    Cart.n ×5  nobody is told") == [
        "Cart.n ×5 now gets an equal value, so nobody is told"
      ])
    #expect(meaning("", "  write    Cart.n ×5  0 → 5") == ["Cart.n ×5 is now written"])
  }

  @Test func `instances reads and notes`() {
    #expect(meaning("", "  init     Item#1") == ["Item#1 is now made"])
    #expect(meaning("  deinit   Item#1", "") == ["Item#1 is no longer gone"])
    #expect(meaning("", "  access   Item#1.n  by Badge") == ["Item#1.n is now read"])
    #expect(
      meaning("  note     one thing", "  note     one thing\n  note     another\n           thing") == [
        "there is now a note: another thing"
      ])
  }

  @Test func `a changed list of invalidated views`() {
    let write = "  willSet  Cart.n ×5  0 → 5\n           invalidates Badge, Title"
    #expect(
      meaning(write, "  willSet  Cart.n ×5  0 → 5\n           invalidates Badge") == [
        "writing Cart.n ×5 no longer invalidates Title"
      ])
    #expect(
      meaning(write, "  willSet  Cart.n ×5  0 → 5") == ["writing Cart.n ×5 no longer invalidates Badge and Title"])
  }

  @Test func `text that is no trace means nothing`() {
    #expect(meaning("Int = 1", "Int = 2").isEmpty)
    #expect(meaning("  body and soul", "  soul").isEmpty)
  }
}
