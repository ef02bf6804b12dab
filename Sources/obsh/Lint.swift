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

  @Flag(name: .customLong("fix"), help: "Make the edits that are safe, and list them.")
  var fixes = false

  @Flag(name: .customLong("rules"), help: "List the rules.")
  var listsRules = false

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Check only this rule; repeat the option for several.", valueName: "rule"))
  var only: [String] = []

  @Option(name: .customLong("disable"), help: ArgumentHelp("Do not check this rule.", valueName: "rule"))
  var disabled: [String] = []

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp("Leave out the findings that this file lists.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"), help: ArgumentHelp("Write all findings to this file.", valueName: "file"),
    completion: .file())
  var newBaseline: String?

  @Flag(name: .customLong("tests"), help: "Include the tests of a folder.")
  var tests = false

  @Argument(help: ArgumentHelp("Folders and files.", valueName: "path"), completion: .file())
  var paths: [String] = ["."]

  func validate() throws {
    for id in only + disabled where Rule.named(id) == nil {
      throw ValidationError("\(Rule.unknown(id)); 'obsh lint --rules' lists them")
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
    var isBroken = false
    // One path that cannot be read hides nothing of the others.
    let paths = self.paths.filter { path in
      do throws(FileFailure) {
        _ = try Files.kind(of: path)
        return true
      } catch {
        StandardError.write("error: \(error.words)\n")
        isBroken = true
        return false
      }
    }
    if paths.isEmpty {
      output.write(format.text(of: [], in: [:]))
      return .usage
    }
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
    var linted: [String: String] = [:]
    var known = try baseline.map { path throws(FileFailure) in
      Baseline(String(decoding: try Files.contents(of: path, atMost: Session.inputLimit), as: UTF8.self))
    }
    if let baseline, let line = known?.wrongLine {
      StandardError.write(
        "error: \(PathText.printable(baseline)):\(line): a line of a baseline is a file, a rule and a message, with tabs"
          + " between them\n")
      return .usage
    }
    // A new baseline lists all findings, those of the old one too.
    if newBaseline != nil { known = nil }
    for project in repository.projects {
      // The modules of a project are linted together, because views of one show models of another.
      let files = repository.texts(ofProject: project).map { LintedFile(name: $0.name, text: $0.text) }
      for file in files {
        for problem in file.commentProblems { StandardError.write("warning: \(file.name):\(problem)\n") }
        guard let error = file.syntaxError else { continue }
        StandardError.write("\(file.name):\(error)\n")
        isBroken = true
      }
      var fixing = FixedModule(files, rules: rules, known: known)
      if fixes, newBaseline == nil { try write(&fixing) }
      findings += fixing.findings
      if format == .sarif { linted.merge(fixing.texts) { first, _ in first } }
    }
    for path in transcripts {
      // Each session is a separate program.
      let text = String(decoding: try Files.contents(of: path, atMost: Session.inputLimit), as: UTF8.self)
      var found: [Finding] = []
      for session in TranscriptText.sessions(in: text) {
        let file = LintedFile(name: path, text: session)
        if let error = file.syntaxError {
          StandardError.write("\(path):\(error)\n")
          isBroken = true
        }
        found += Linter([file], rules: rules).findings()
      }
      found = known?.new(found) ?? found
      linted[path] = text
      if fixes, newBaseline == nil {
        let fixing = Fixing(text, found)
        linted[path] = fixing.text
        if !fixing.made.isEmpty { try Replacement(of: path, with: Array(fixing.text.utf8)).commit() }
        list(fixing.made)
        found.removeAll(where: fixing.made.contains)
      }
      findings += found
    }
    findings = findings.withoutRepetitions
    for note in repository.notes {
      let isFailure = repository.failures.contains(note)
      StandardError.write("\(isFailure ? "error" : "warning"): \(note)\n")
      if isFailure { isBroken = true }
    }
    if let newBaseline {
      try Files.write(Array(Baseline.text(of: findings).utf8), to: newBaseline)
      StandardError.write(
        "\(findings.count) finding\(findings.count == 1 ? "" : "s") listed in \(PathText.printable(newBaseline))\n")
      return isBroken ? .usage : .success
    }
    output.write(format.text(of: findings, in: linted))
    return isBroken ? .usage : findings.isEmpty ? .success : .failure
  }

  /// Makes the safe edits, writes the files, and lists what was done.
  private func write(_ fixing: inout FixedModule) throws(FileFailure) {
    let made = fixing.fix()
    for file in fixing.changed { try Replacement(of: file.name, with: Array(file.text.utf8)).commit() }
    list(made)
  }

  private func list(_ made: [Finding]) {
    for finding in made { StandardError.write("\(finding.file):\(finding.line): fixed [\(finding.rule)]\n") }
  }
}

extension [Finding] {
  /// The findings without those at the place and of the rule of an earlier one, in a file of two projects.
  fileprivate var withoutRepetitions: [Finding] {
    var seen: Set<String> = []
    return filter { seen.insert("\($0.file):\($0.line):\($0.column) \($0.rule)").inserted }
  }
}

extension LintReport: ExpressibleByArgument {}
