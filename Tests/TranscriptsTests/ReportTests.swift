import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Transcripts

@Suite struct ReportTests {
  func report(_ text: String, _ actual: [String]...) throws -> [String] {
    final class Answers: TranscriptEvaluator {
      var outputs: [[String]]
      init(_ outputs: [[String]]) { self.outputs = outputs }
      func reset() {}
      func evaluate(_ input: String) -> TranscriptReply { TranscriptReply(output: outputs.removeFirst()) }
    }
    let run = try Transcript(text).run(on: Answers(actual))
    return run.failures.flatMap { FailureReport(of: $0, in: "a.md").lines.map(\.text) }
  }

  @Test func `it gives the place the input and a diff`() throws {
    #expect(
      try report("text\n```obsh\n> f(\n. 1)\na\nb\nc\n```\n", ["a", "x", "c"]) == [
        "a.md:3: error: the output differs",
        "> f(",
        ". 1)",
        "  a",
        "- b",
        "+ x",
        "  c",
      ])
  }

  @Test func `what matches is counted`() throws {
    #expect(
      try report(oneBlock("1", "2", "3", "4", "b"), ["1", "2", "3", "4", "c"]) == [
        "a.md:2: error: the output differs",
        "> f()",
        "  … 4 lines as expected",
        "- b",
        "+ c",
      ])
  }

  @Test func `elisions and gaps match in the diff too`() throws {
    #expect(
      try report(oneBlock("a", "...", "took [..] ms", "b"), ["a", "1", "2", "3", "took 5 ms", "c"]) == [
        "a.md:2: error: the output differs",
        "> f()",
        "  … 5 lines as expected",
        "- b",
        "+ c",
      ])
  }

  @Test func `lines that moved still match`() throws {
    #expect(
      try report(oneBlock("a", "b"), ["b", "c"]) == [
        "a.md:2: error: the output differs",
        "> f()",
        "- a",
        "  b",
        "+ c",
      ])
  }

  @Test func `changed lines stand together`() throws {
    #expect(
      try report(oneBlock("a", "b"), ["c", "d", "e"]).dropFirst(2) == ["- a", "- b", "+ c", "+ d", "+ e"])
  }

  @Test func `what cannot be seen is shown`() throws {
    #expect(
      try report(oneBlock("a"), ["a  \u{1B}[1m\t", "b  "]).dropFirst(2) == ["- a", "+ a  \\u{1B}[1m\\t", "+ b␠␠"])
  }

  @Test func `a missing error is named at its block`() throws {
    #expect(
      try report("```obsh error\n> f()\na\n```\n", ["a"]) == [
        "a.md:1: error: no input of this 'obsh error' block produced an error",
        "> f()",
      ])
  }

  @Test func `long diffs are cut`() throws {
    let lines = try report(oneBlock("a"), (0..<1_000).map { "line \($0)" })
    #expect(lines.count == 203)
    #expect(lines.last == "  … 801 more lines of the diff")
  }

  @Test func `huge outputs that differ throughout are reported whole`() throws {
    let expected = (0..<5_000).map { "a\($0)" }
    let text = "```obsh\n> f()\n" + expected.joined(separator: "\n") + "\n```\n"
    #expect(try report(text, (0..<5_000).map { "b\($0)" }).count == 203)
  }
}

/// The JUnit report against the schema that Jenkins reads it by (xunit-plugin, junit-10.xsd).
@Suite struct JUnitSchemaTests {
  /// What each element may hold, and its attributes, with those that must be there.
  static let elements: [String: (children: Set<String>, attributes: Set<String>, required: Set<String>)] = [
    "testsuites": (["testsuite"], ["name", "time", "tests", "failures", "errors"], []),
    "testsuite": (
      ["testsuite", "testcase"], ["name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname"],
      ["name", "tests", "failures", "errors"]
    ),
    "testcase": (["skipped", "error", "failure"], ["name", "time", "classname", "group"], ["name"]),
    "failure": ([], ["type", "message"], []), "error": ([], ["type", "message"], []),
    "skipped": ([], ["type", "message"], []),
  ]

  private final class Reader: NSObject, XMLParserDelegate {
    var path: [String] = []
    var wrong: [String] = []
    var cases = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if let rule = JUnitSchemaTests.elements[name] {
        let parent = path.last.flatMap { JUnitSchemaTests.elements[$0] }
        if parent?.children.contains(name) == false { wrong.append("\(name) in \(path.last ?? "")") }
        if !rule.attributes.isSuperset(of: attributes.keys) { wrong.append("attributes of \(name)") }
        if !rule.required.isSubset(of: attributes.keys) { wrong.append("\(name) lacks an attribute") }
      } else {
        wrong.append(name)
      }
      if name == "testcase" { cases += 1 }
      path.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { path.removeLast() }
  }

  @Test func `a report of everything is valid`() throws {
    var report = JUnitReport()
    let text =
      "```obsh\n> say <\u{1}&\"\u{FFFE}]]>\nb\n> fail a\na\n```\n```obsh skip\n<\n```\n```obsh error\n> say é🙂\n```\n"
    report.add(try Transcript(text).run(on: Script()), of: "a<&\".md")
    report.add(FileError.refusedInCI, of: "b.md")
    report.add(try Transcript("```obsh\n```\n").run(on: Script()), of: "c.md")
    let reader = Reader()
    let parser = XMLParser(data: Data(report.text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.wrong.isEmpty)
    #expect(reader.cases == 5)
  }
}
