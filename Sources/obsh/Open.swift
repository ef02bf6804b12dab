import ArgumentParser
import Files
import Session
import Trace

/// `obsh open`: opening repositories unchanged.
struct Open: ParsableCommand {
  enum Report: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "open", _superCommandName: "obsh",
    abstract: "Opens the Swift code of a repository as it is.",
    discussion: """
      All Swift files below a folder are checked together. Declarations that obsh lacks are opaque: code that uses \
      them type-checks, and stops only where it needs their value. A declaration that does not type-check is sealed: \
      running it stops with its error, and the rest works. Packages that a manifest names by a path, such as '../Kit', \
      are opened too.

      On a terminal this starts a shell in which ':mount' knows the previews and views that were found. With --report, \
      each preview is mounted once, and the report lists the results.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var interactive: InteractiveOptions

  @Option(name: .customLong("report"), help: ArgumentHelp("The format of the report.", valueName: "format"))
  var report: Report?

  @Option(
    name: .customLong("platform"), help: ArgumentHelp("The platform for which 'os(…)' is true.", valueName: "name"))
  var platform = Session.openPlatform

  @Option(name: .customLong("define"), help: ArgumentHelp("Define a name for '#if'.", valueName: "name"))
  var definitions: [String] = []

  @Flag(name: .customLong("release"), help: "Leave DEBUG undefined.")
  var release = false

  @Flag(name: .customLong("strict"), help: "Treat opaque names as errors.")
  var strict = false

  @Flag(name: .customLong("tests"), help: "Include test targets; 'obsh run --test' runs them.")
  var tests = false

  @Option(
    name: .customLong("target"),
    help: ArgumentHelp("Open only this module and the modules it imports.", valueName: "name"))
  var target: String?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("Your own declarations for missing ones; they replace any others.", valueName: "file"),
    completion: .file())
  var standIns: [String] = []

  @Flag(name: .customLong("watch"), help: "Read files again by itself when they change, as ':reload' does.")
  var watches = false

  @Argument(help: ArgumentHelp("Folders and files.", valueName: "path"), completion: .file())
  var paths: [String] = ["."]

  func validate() throws {
    if watches, report != nil || strict {
      throw ValidationError("'--watch' cannot be combined with '--report' or '--strict'")
    }
  }

  mutating func run() throws {
    let (options, paths, interactive) = (options, paths, interactive)
    let code = CodeToOpen(
      paths: paths, standIns: standIns, platform: platform, flags: Session.flags(definitions, isRelease: release),
      includesTests: tests, target: target)
    let (format, isStrict, watches) = (report, strict, watches)
    try Process.run { output in
      if format == nil, !isStrict, Descriptor.standardInput.isTerminal, Descriptor.standardOutput.isTerminal {
        let folders = watches ? FolderWatch(code.paths + code.standIns) : nil
        if watches, folders?.missesFolders ?? true {
          StandardError.write("warning: not all folders can be watched; use ':reload' after changes\n")
        }
        return Interaction(options, interactive, output).run(opening: code, watching: folders)
      }
      if watches {
        StandardError.write("error: '--watch' needs a terminal\n")
        return .usage
      }
      do {
        return try Self.report(on: code, options, as: format ?? .text, isStrict: isStrict, output)
      } catch let error as FileFailure {
        StandardError.write("error: \(error.words)\n")
      } catch {
        StandardError.write("error: \(error)\n")
      }
      return .usage
    }
  }

  /// Opens each project in a session of its own, and mounts its previews.
  private static func report(
    on code: CodeToOpen, _ options: CommonOptions, as format: Report, isStrict: Bool, _ output: StandardOutput
  ) throws -> ExitStatus {
    var report = OpenReport()
    let found = try ReadCode(code)
    guard !found.projects.isEmpty else {
      let words = code.paths.map { "'\($0)'" }.joined(separator: ", ")
      StandardError.write("error: there is no Swift file in \(words)\n")
      return .usage
    }
    for project in found.projects {
      let session = Session(options.sessionOptions(.script), complaints: { _ in }, output: { _ in })
      // The trees of this search are freed before those of the check are made: the process needs less memory.
      let written = session.writtenMistakes(in: project.flatMap(\.files))
      session.provide(found, for: project)
      let opened = project.map { module in
        session.open(
          module.files, standIns: module.standIns, name: module.name, platform: module.platform, flags: module.flags)
      }
      for (module, read) in zip(opened, project) {
        report.add(
          module, files: read.files.map(\.name), models: session.models(of: module),
          previews: session.mountPreviews(of: module))
      }
      report.add(session.mistakes(in: project.flatMap(\.files), written: written))
      // The process ends before the session: its objects are not destroyed.
      _ = Unmanaged.passRetained(session)
    }
    for note in found.notes { StandardError.write("warning: \(note)\n") }
    output.write((format == .json ? report.json.text : report.text(width: CommonOptions.width)) + "\n")
    if isStrict { StandardError.write(report.opaqueLines.map { "error: \($0)\n" }.joined()) }
    return report.hasSeals || isStrict && !report.opaqueLines.isEmpty ? .sealed : .success
  }
}
