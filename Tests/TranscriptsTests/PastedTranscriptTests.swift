import Testing
import Transcripts

@Suite struct PastedTranscripts {
  @Test(arguments: ["```", "~~~~"]) func `fences are those of a file`(_ fence: String) {
    let text = "# A title\n\nWords.\n\n\(fence)obsh\n> f(\n. 1)\nInt = 1\n\(fence)\n\n\(fence)obsh reset\n> b\n"
    #expect(PastedTranscript(text + fence + "\nMore.\n")?.inputs == ["f(\n1)", ":reset", "b"])
    #expect(PastedTranscript(text)?.inputs == ["f(\n1)", ":reset", "b"], "copied up to the middle of a block")
  }

  @Test func `a fence in a string is Swift`() {
    #expect(PastedTranscript(#"let fence = "```obsh""#) == nil)
  }

  @Test func `prompts are stripped and outputs left out`() {
    let text = """
      > class A {
      .   var a = 1
      . }
      > let a = A()
      a: A = A#1
        body  V  #1
      >
      > :objects
      """
    #expect(PastedTranscript(text)?.inputs == ["class A {\n  var a = 1\n}", "let a = A()", ":objects"])
  }

  @Test func `one that is indented as a whole is understood`() {
    #expect(PastedTranscript("\n    > f(\n    .   1)\n    Int = 1\n")?.inputs == ["f(\n  1)"])
  }

  @Test func `a line of output that begins with a dot is none of its inputs`() {
    #expect(PastedTranscript("> a\nout\n. out\n")?.inputs == ["a"])
  }

  @Test(arguments: ["let a = 1", "", "  \n", ">= 1", "a\n> b", ". a"])
  func `anything else is not one`(_ text: String) {
    #expect(PastedTranscript(text) == nil)
  }
}
