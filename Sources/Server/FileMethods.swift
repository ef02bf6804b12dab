import Comparison
import Files
import Lint
import Migration
import Session
import Trace

/// The methods on files, each equivalent to its command.
struct FileMethods {
  let options: SessionOptions
  private let isCancelled: @Sendable () -> Bool

  init(_ options: SessionOptions, isCancelled: @escaping @Sendable () -> Bool) {
    self.options = options
    self.isCancelled = isCancelled
  }

  static let longestTime = 600
  static let mostSteps = 100_000

  /// The files below the paths, parsed, one list per project; syntax errors, and files that could not be read.
  func files(
    _ parameters: Parameters, includesTests: Bool
  ) throws(ServerFailure) -> (projects: [[LintedFile]], notes: [String]) {
    let paths = try parameters.paths
    return try onFiles {
      var repository = try Repository(paths, includesTests: includesTests)
      if repository.modules.isEmpty { throw ServerFailure(.file, "there is no Swift file in the paths") }
      let projects = repository.projects.map { project in
        repository.texts(ofProject: project).map { LintedFile(name: $0.name, text: $0.text) }
      }
      let errors = projects.joined().compactMap { file in file.syntaxError.map { "\(file.name):\($0)" } }
      return (projects, errors + repository.notes)
    }
  }

  func lint(_ parameters: Parameters) throws(ServerFailure) -> JSON {
    let (projects, notes) = try files(parameters, includesTests: try parameters.isTrue("tests"))
    let findings = projects.flatMap { Linter($0).findings() }
    return .object([("findings", LintReport.json(findings)), ("notes", .array(notes.map(JSON.string)))])
  }

  func migrations(
    _ parameters: Parameters
  ) throws(ServerFailure) -> (migrations: [Migration], notes: [String]) {
    var options = Migration.Options()
    options.only = try parameters.texts("only") ?? []
    let (projects, notes) = try files(parameters, includesTests: true)
    let migrations = projects.map { Migration($0, options) }
    let broken = migrations.flatMap(\.broken)
    if let first = broken.first { throw ServerFailure(.file, "the edited files would not parse: \(first)") }
    return (migrations, notes)
  }

  func migrate(_ parameters: Parameters) throws(ServerFailure) -> JSON {
    let (migrations, notes) = try migrations(parameters)
    return .object([
      (
        "changed",
        .array(
          migrations.flatMap(\.changed).map {
            .object([("file", .string($0.name)), ("diff", .string($0.diff)), ("text", .string($0.new))])
          })
      ),
      ("left", .array(migrations.flatMap(\.refusals).map(Self.json))), ("notes", .array(notes.map(JSON.string))),
    ])
  }

  static func json(_ remark: Migration.Remark) -> JSON {
    .object([
      ("file", .string(remark.file)), ("line", .number(remark.line)), ("types", .array(remark.types.map(JSON.string))),
      ("message", .string(remark.text)),
    ])
  }

  func comparing(_ parameters: Parameters) throws(ServerFailure) -> Comparing {
    let (before, after) = (try parameters.text("before"), try parameters.text("after"))
    let script = try parameters.texts("script")
    let bounds = try bounds(parameters)
    return try onFiles {
      var comparing = Comparing(
        try ComparedProgram(path: before, platform: Session.openPlatform),
        try ComparedProgram(path: after, platform: Session.openPlatform), options, after: options, allowing: [])
      if let script { comparing.run(script: script) } else { comparing.explore(bounds) }
      return comparing
    }
  }

  func compare(_ parameters: Parameters) throws(ServerFailure) -> JSON {
    ComparisonReport.json(try comparing(parameters))
  }

  func exploration(_ parameters: Parameters) throws(ServerFailure) -> Exploration {
    let (path, view) = (try parameters.text("path"), try parameters.optionalText("view"))
    let bounds = try bounds(parameters)
    return try onFiles {
      var exploration = Exploration(try ComparedProgram(path: path, platform: Session.openPlatform), options)
      exploration.run(bounds, view: view)
      return exploration
    }
  }

  func explore(_ parameters: Parameters) throws(ServerFailure) -> JSON {
    ComparisonReport.json(try exploration(parameters))
  }

  private func bounds(_ parameters: Parameters) throws(ServerFailure) -> ExplorationBounds {
    ExplorationBounds(
      steps: try parameters.number("steps", 1...Self.mostSteps, default: 400),
      seconds: Double(try parameters.number("seconds", 1...Self.longestTime, default: 10)),
      seed: UInt64(try parameters.number("seed", 0...Int.max, default: 1)), isCancelled: isCancelled)
  }

  func open(_ parameters: Parameters) throws(ServerFailure) -> JSON { try opened(parameters, mountsPreviews: true) }

  func opened(_ parameters: Parameters, mountsPreviews: Bool) throws(ServerFailure) -> JSON {
    let paths = try parameters.paths
    return try onFiles {
      let code = CodeToOpen(paths: paths, platform: Session.openPlatform)
      let found = try ReadCode(code)
      if found.projects.isEmpty { throw ServerFailure(.file, "there is no Swift file in the paths") }
      var report = OpenReport()
      for project in found.projects {
        var options = options
        options.mode = .script
        options.traceLevel = .off
        let session = Session(options, complaints: { _ in }, output: { _ in })
        session.provide(found, for: project)
        let opened = project.map { module in
          session.open(
            module.files, standIns: module.standIns, name: module.name, platform: module.platform, flags: module.flags)
        }
        for (module, read) in zip(opened, project) {
          report.add(
            module, files: read.files.map(\.name), models: session.models(of: module),
            previews: mountsPreviews ? session.mountPreviews(of: module) : [])
        }
        report.add(session.mistakes(in: project.flatMap(\.files)))
      }
      return report.json
    }
  }
}
