import Session
import Testing

@testable import Session

/// The `:` commands themselves: their grammar, their errors, their help.
@Suite struct CommandTests {
  @Test func aMistypedCommandIsCorrected() {
    check(
      """
      > :viwe Badge
      error: there is no command ':viwe'; did you mean ':view'?
      > :xyzzy
      error: there is no command ':xyzzy'; ':help' lists all
      > :view
      error: NAME is missing: :view NAME EXPR KEYPATH…
      > :view Badge counter
      error: KEYPATH is missing: :view NAME EXPR KEYPATH…
      > :unmount A B
      error: 'B' is too much: :unmount NAME
      > :trace write
      error: there is no trace 'write'; did you mean 'writes'?; there are off, views, writes, all, text, json
      """)
  }

  @Test func helpListsEveryCommand() {
    let lines = play([":help"])[0].lines
    for command in CommandTable.all { #expect(lines.contains { $0.contains("  \(command.usage) ") }) }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func everyCommandHasHelpOfItsOwn() {
    for command in CommandTable.all {
      let lines = play([":help \(command.name)"])[0].lines
      #expect(lines.first == "\(command.usage)  —  \(command.summary)")
    }
  }

  @Test func wordsKeepQuotesAndBracketsTogether() {
    let text = CommandText(
      #":view "Cart total" shop.carts[0, default: 1] \.items[a: "x y"].count  \.b"#, .input(name: "a"))
    #expect(text.name == "view")
    #expect(
      text.words.map(String.init) == [
        "\"Cart total\"", "shop.carts[0, default: 1]", "\\.items[a: \"x y\"].count", "\\.b",
      ])
    #expect(CommandText.name(text.words[0]) == "Cart total")
  }

  @Test func traceSaysAndSets() {
    check(
      """
      > :trace
      trace writes, text
      > @Observable class C { var n = 0 }
      > let c = C()
      c: C = C#1
      > :trace off
      > c.n = 1
      > :trace all json
      > c.n = 2
      {"event":"willSet","turn":1,"property":{"object":"C#1","member":"n"},"old":"1","new":"2","invalidates":[]}
      {"event":"didSet","turn":1,"property":{"object":"C#1","member":"n"},"old":"1","new":"2"}
      """)
  }

  @Test func resetForgetsEverything() {
    let played = play(["let a = 1", ":reset", "a", "let a = 2"])
    #expect(played[2].outcome == .failed(.source))
    #expect(played[3].lines == ["a: Int = 2"])
  }

  @Test func resetKeepsWhatIsSetAndStartingAfreshDoesNot() {
    let model = "@Observable class C { var n = 0 }; let c = C()"
    let shown = onMachineThread {
      var text = ""
      let session = Session(SessionOptions(.shell)) { text += $0 }
      session.submit(":trace off")
      session.reset()
      for input in [model, "c.n = 1"] { session.submit(input) }
      session.startAfresh()
      for input in [model, "c.n = 2"] { session.submit(input) }
      return text
    }
    #expect(!shown.contains("0 → 1"))
    #expect(shown.contains("0 → 2"))
  }

  @Test func quitQuits() { #expect(play([":quit"])[0].outcome == .quit) }

  @Test func settingsAreShownAndChecked() {
    check(
      """
      > :set
      max-steps   none
      max-depth   10000
      max-memory  1073741824
      mistakes    on
      sdk         26
      > :set max-steps 1000
      > :set max-steps
      max-steps  1000
      > :set max-steps -1
      error: '-1' is not a value that 'max-steps' can have
      > :set max-step 1
      error: there is no setting 'max-step'; did you mean 'max-steps'?; there are max-steps, max-depth, max-memory, mistakes, sdk
      """)
  }
}
