import ArgumentParser
import Files
import Lint
import Session

/// `obsh lint`: mistakes that are visible in source.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", _superCommandName: "obsh",
    abstract: "Finds mistakes with observation without running the code.",
    discussion: """
      The Swift files below a folder are treated as one module. A comment '// obsh:allow RULE – reason' allows \
      findings of the rule on its line, or on the next line if the comment stands alone.

      A transcript given by name ('lesson.md') is treated as a program of its own.

      The exit status is 1 if there are findings, and 2 if a file cannot be read or parsed.
      """)

  @Option(name: .customLong("format"), help: ArgumentHelp("The format of the findings.", valueName: "format"))
  var format = LintReport.text

  @Flag(name: .customLong("fix"), help: "Makes the edits that are safe, and lists them.")
  var fixes = false

  @Flag(name: .customLong("rules"), help: "Lists the rules.")
  var listsRules = false

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Looks only for this rule; repeat the option for several.", valueName: "rule"))
  var only: [String] = []

  @Option(name: .customLong("disable"), help: ArgumentHelp("Does not look for a rule.", valueName: "rule"))
  var disabled: [String] = []

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp("Leaves out the findings that this file lists.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"), help: ArgumentHelp("Lists all findings in this file.", valueName: "file"),
    completion: .file())
  var newBaseline: String?

  @Flag(name: .customLong("tests"), help: "Includes the tests of a folder.")
  var tests = false

  @Argument(help: ArgumentHelp("Folders and files.", valueName: "path"), completion: .file())
  var paths: [String] = ["."]

  func validate() throws {
    for id in only + disabled where Rule.named(id) == nil {
      throw ValidationError("there is no rule '\(id)'; 'obsh lint --rules' lists them")
    }
  }

  mutating func run() throws {
    let command = self
    try Process.run { output in
      if command.listsRules {
        output.write(RuleList.text)
        return .success
      }
      do throws(FileFailure) {
        return try command.lint(output)
      } catch {
        StandardError.write("error: \(error.words)\n")
        return .usage
      }
    }
  }

  private func lint(_ output: StandardOutput) throws(FileFailure) -> ExitStatus {
    let transcripts = paths.filter { $0.hasSuffix(".md") }
    let others = paths.filter { !$0.hasSuffix(".md") }
    var repository = try Repository(others, includesTests: tests)
    if repository.modules.isEmpty, transcripts.isEmpty {
      StandardError.write("error: there is no Swift file in \(paths.map { "'\($0)'" }.joined(separator: ", "))\n")
      return .usage
    }
    var rules = Set(only.isEmpty ? Rule.all.map(\.id) : only)
    rules.subtract(disabled)
    var findings: [Finding] = []
    var contents: [String: String] = [:]
    var isBroken = false
    for project in repository.projects {
      // The modules of a project are linted together, because views of one show models of another.
      let texts = project.flatMap { repository.texts(of: $0) }
      let files = texts.map { LintedFile(name: $0.name, text: $0.text) }
      for file in files {
        contents[file.name] = file.text
        guard let error = file.syntaxError else { continue }
        StandardError.write("\(file.name):\(error)\n")
        isBroken = true
      }
      findings += Linter(files, rules: rules).findings()
    }
    for path in transcripts {
      // Each session is a separate program.
      let text = String(decoding: try Files.contents(of: path, atMost: Session.inputLimit), as: UTF8.self)
      contents[path] = text
      for session in TranscriptText.sessions(in: text) {
        let file = LintedFile(name: path, text: session)
        if let error = file.syntaxError {
          StandardError.write("\(path):\(error)\n")
          isBroken = true
        }
        findings += Linter([file], rules: rules).findings()
      }
    }
    for note in repository.notes {
      StandardError.write("error: \(note)\n")
      isBroken = true
    }
    if let newBaseline {
      try Files.write(Array(Baseline.text(of: findings).utf8), to: newBaseline)
      StandardError.write(
        "\(findings.count) finding\(findings.count == 1 ? "" : "s") listed in \(PathText.printable(newBaseline))\n")
      return isBroken ? .usage : .success
    }
    if let baseline {
      let known = try Files.contents(of: baseline, atMost: Session.inputLimit)
      findings = Baseline(String(decoding: known, as: UTF8.self)).new(findings)
    }
    if fixes { findings = try fix(findings, contents) }
    output.write(format.text(of: findings))
    return isBroken ? .usage : findings.isEmpty ? .success : .failure
  }

  /// Makes the safe edits; returns the remaining findings.
  private func fix(_ findings: [Finding], _ texts: [String: String]) throws(FileFailure) -> [Finding] {
    var left: [Finding] = []
    for (name, found) in Dictionary(grouping: findings, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let text = texts[name] else { continue }
      let fixing = Fixing(text, found)
      left += found.filter { !fixing.made.contains($0) }
      guard !fixing.made.isEmpty else { continue }
      try Replacement(of: name, with: Array(fixing.text.utf8)).commit()
      for finding in fixing.made {
        StandardError.write("\(finding.file):\(finding.line): fixed [\(finding.rule)]\n")
      }
    }
    return left
  }
}

extension LintReport: ExpressibleByArgument {}
