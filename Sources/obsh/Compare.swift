import ArgumentParser
import Comparison
import Files
import Server
import Session

/// `obsh compare`: two programs that run one script side by side.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", _superCommandName: "obsh",
    abstract: "Runs two programs side by side and says what differs.",
    discussion: """
      BEFORE and AFTER are files or folders, or one range of commits such as HEAD~1..HEAD. After each step obsh \
      compares the screens, the output, the live instances, mistakes, runs of bodies, notifications, requests, logs \
      and user defaults, and the order of all of these and of observers. Without --script, obsh searches for a \
      difference: it uses the controls, writes the models, also those that no view shows, and lets time pass. A view \
      that needs models from its environment gets them. Fewer runs of a body are reported with their reason; they are \
      not a difference. Unless --max-steps says otherwise, an input stops after 10,000,000 calls and loop iterations.

      The exit status is 1 if there is a difference that no --allow names, and 2 if the programs could not run.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var exploration: ExplorationOptions

  @Option(
    help: ArgumentHelp("The steps, one per line: commands and Swift statements.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(help: ArgumentHelp("An expected difference, such as 'bodies Badge'.", valueName: "kind [name]"))
  var allow: [String] = []

  @Option(help: ArgumentHelp("The format of the result.", valueName: "format"))
  var format = ComparisonReport.text

  @Option(help: ArgumentHelp("The platform for which 'os(…)' is true in folders.", valueName: "name"))
  var platform = Session.openPlatform

  @Argument(help: ArgumentHelp("The first program, or a range of commits.", valueName: "before"), completion: .file())
  var before: String

  @Argument(
    help: ArgumentHelp("The second program; for a range of commits, a path.", valueName: "after"), completion: .file())
  var after: String?

  func validate() throws {
    for text in allow where Allowance(text) == nil {
      throw ValidationError("'\(text)' does not begin with a kind of difference; the kinds are \(Allowance.kinds)")
    }
    if after == nil, CommitRange(before) == nil, options.observation?.second == nil {
      throw ValidationError("name a second program, or a range of commits such as HEAD~1..HEAD")
    }
  }

  mutating func run() throws {
    let command = self
    try Process.run { output in
      do {
        return try command.compare(output)
      } catch let error as FileFailure {
        StandardError.write("error: \(error.words)\n")
      } catch {
        StandardError.write("error: \(error)\n")
      }
      return .usage
    }
  }

  private func compare(_ output: StandardOutput) throws -> ExitStatus {
    let steps = try script.map { try Self.steps(of: $0) }
    let (old, new): (ComparedProgram, ComparedProgram)
    if after == nil || !Files.exists(before), let range = CommitRange(before) {
      let checkout = try range.checkOut()
      defer { checkout.remove() }
      let path = after ?? "."
      old = try ComparedProgram(path: "\(checkout.before)/\(path)", platform: platform)
      new = try ComparedProgram(path: "\(checkout.after)/\(path)", platform: platform)
    } else {
      old = try ComparedProgram(path: before, platform: platform)
      // Without a second program, the first one runs under two releases of Swift.
      new = try after.map { try ComparedProgram(path: $0, platform: platform) } ?? old
    }
    let sessionOptions = options.triedOptions
    var optionsAfter = sessionOptions
    if let release = options.observation?.second { optionsAfter.observation = release }
    var comparing = Comparing(
      old, new, sessionOptions, after: optionsAfter, allowing: allow.compactMap(Allowance.init))
    if let steps { comparing.run(script: steps) } else { comparing.explore(exploration.bounds) }
    output.write(format.write(comparing))
    switch comparing.verdict {
    case .proved: return .success
    case .different: return .failure
    case .failed: return .usage
    }
  }

  /// The lines of a script, without blank lines and comments.
  private static func steps(of path: String) throws -> [String] {
    let text = try SourceFiles.text(of: SourceFiles.contents(of: path), path)
    return text.split(whereSeparator: \.isNewline).map { String($0) }.filter { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return !start.isEmpty && !start.hasPrefix("//")
    }
  }
}

/// `obsh explore`: trying out a program.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", _superCommandName: "obsh",
    abstract: "Tries out a program, looking for crashes, stale screens, loops and mistakes.",
    discussion: """
      obsh mounts the previews of a file or folder, or only VIEW, uses the controls on the screen, writes the models, \
      and lets time pass. Each finding is shown with the shortest script that leads to it. Unless --max-steps says \
      otherwise, an input stops after 10,000,000 calls and loop iterations.

      The exit status is 1 if there are findings, and 2 if the program could not run.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var exploration: ExplorationOptions

  @Option(help: ArgumentHelp("The format of the result.", valueName: "format"))
  var format = ComparisonReport.text

  @Option(help: ArgumentHelp("The platform for which 'os(…)' is true in folders.", valueName: "name"))
  var platform = Session.openPlatform

  @Argument(help: ArgumentHelp("A file or a folder.", valueName: "path"), completion: .file())
  var path: String

  @Argument(help: ArgumentHelp("The only preview or view to mount, as ':mount' takes it.", valueName: "view"))
  var view: String?

  mutating func run() throws {
    let command = self
    try Process.run { output in
      do {
        let program = try ComparedProgram(path: command.path, platform: command.platform)
        var exploration = Exploration(program, command.options.triedOptions)
        exploration.run(command.exploration.bounds, view: command.view)
        output.write(command.format.write(exploration))
        if exploration.failure != nil { return .usage }
        return exploration.finding == nil ? .success : .failure
      } catch let error as FileFailure {
        StandardError.write("error: \(error.words)\n")
      } catch {
        StandardError.write("error: \(error)\n")
      }
      return .usage
    }
  }
}

struct ExplorationOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("Stop after this many seconds.", valueName: "count"))
  var seconds = 10.0

  @Option(
    help: ArgumentHelp(
      "Stop after this many steps; if not given, after 400 and as many more as there is time for.", valueName: "count"))
  var steps: Int?

  @Option(help: ArgumentHelp("The seed of the random choices.", valueName: "number"))
  var seed: UInt64 = 1

  func validate() throws {
    if seconds <= 0 { throw ValidationError("--seconds must be above 0") }
    if let steps, steps <= 0 { throw ValidationError("--steps must be above 0") }
  }

  var bounds: ExplorationBounds {
    ExplorationBounds(steps: steps ?? 400, seconds: seconds, seed: seed, goesOn: steps == nil)
  }
}

extension ComparisonReport: ExpressibleByArgument {}
