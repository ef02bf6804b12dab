import ArgumentParser
import Comparison
import Files
import Lint
import Migration
import Session

/// `obsh migrate`: from ObservableObject to `@Observable`.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrites ObservableObject classes, and the views that use them, for '@Observable'.",
    discussion: """
      The Swift files below a folder are treated as one program. Without --write and --check, the edits are printed as \
      a diff. Published properties are tracked, and so are variables that a body reads and code changes; every other \
      stored variable gets '@ObservationIgnored'. A class that cannot be converted with the same meaning stays as it \
      is, and so does the code that uses it: the place, the reason and the manual steps are printed. Edits that \
      deserve a look are made and reported. 'obsh explain RULE' gives details.

      The exit status of --write is 3 if some classes were not migrated, that of --check is 1 if there are edits to \
      make, and 2 means that nothing could be done.
      """)

  @Flag(name: .customLong("write"), help: "Write the files.")
  var writes = false

  @Flag(name: .customLong("check"), help: "Check whether there are edits to make, without making them.")
  var checks = false

  @Flag(
    name: .customLong("prove"),
    help: "Compare the program before and after, as 'obsh compare' does; if they differ, write nothing.")
  var proves = false

  @Flag(name: .customLong("track-all"), help: "Also track variables that were not published.")
  var tracksAll = false

  @Flag(name: .customLong("to-legacy"), help: "Convert the other way, from '@Observable' to ObservableObject.")
  var isToLegacy = false

  @Flag(
    name: .customLong("perception"),
    help: ArgumentHelp(
      "Generate code for systems before iOS 17: '@Perceptible' and 'WithPerceptionTracking' of the Perception library."
    ))
  var usesPerception = false

  @Option(
    name: .customLong("sdk"),
    help: ArgumentHelp(
      "The SDK to build with: from 27 on, '@State' creates its initial value once, so its cost is not reported.",
      valueName: "26|27"))
  var sdk = SessionOptions.SDK.sdk26

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Migrate this type, and the types that must migrate with it.", valueName: "type"))
  var only: [String] = []

  @Option(
    name: .customLong("wave"),
    help: ArgumentHelp(
      "Migrate the types of one wave; wave 1 contains the types that store no other model.", valueName: "number"))
  var wave: Int?

  @Option(
    name: .customLong("report"), help: ArgumentHelp("Write a report in Markdown.", valueName: "file"),
    completion: .file())
  var report: String?

  @Argument(help: ArgumentHelp("Folders and files.", valueName: "path"), completion: .file())
  var paths: [String] = ["."]

  func validate() throws {
    if proves, checks { throw ValidationError("'--prove' and '--check' cannot be combined") }
    if writes, checks { throw ValidationError("'--write' and '--check' cannot be combined") }
    if isToLegacy, usesPerception { throw ValidationError("'--to-legacy' and '--perception' cannot be combined") }
    if isToLegacy, tracksAll { throw ValidationError("'--to-legacy' and '--track-all' cannot be combined") }
    if let wave, wave < 1 { throw ValidationError("waves are counted from 1") }
  }

  mutating func run() throws {
    let command = self
    try Process.run { output in
      do throws(FileFailure) {
        return try command.migrate(output)
      } catch {
        StandardError.write("error: \(error.words)\n")
        return .usage
      }
    }
  }

  private func migrate(_ output: StandardOutput) throws(FileFailure) -> ExitStatus {
    if let report, let reason = Self.reasonToKeep(report) {
      StandardError.write("error: \(reason); nothing was changed\n")
      return .usage
    }
    var repository = try Repository(paths, includesTests: true)
    guard !repository.modules.isEmpty else {
      StandardError.write("error: there is no Swift file in \(paths.map { "'\($0)'" }.joined(separator: ", "))\n")
      return .usage
    }
    var options = Migration.Options()
    options.tracksAll = tracksAll
    options.only = only
    options.wave = wave
    options.isToLegacy = isToLegacy
    if usesPerception { options.dialect = .perception }
    options.hasLazyState = sdk == .sdk27
    var projects: [[LintedFile]] = []
    for project in repository.projects {
      let files = repository.texts(ofProject: project).map { LintedFile(name: $0.name, text: $0.text) }
      for file in files {
        if let error = file.syntaxError { StandardError.write("warning: \(file.name):\(error)\n") }
      }
      projects.append(files)
    }
    let migrations = projects.map { Migration($0, options) }
    for note in repository.notes { StandardError.write("warning: \(note)\n") }
    if let unknown = only.first(where: { name in !migrations.contains { $0.models.contains { $0.name == name } } }) {
      StandardError.write("error: there is no ObservableObject '\(unknown)'\n")
      return .usage
    }
    let broken = migrations.flatMap(\.broken)
    guard broken.isEmpty else {
      for words in broken { StandardError.write("error: \(words)\n") }
      StandardError.write("error: the edited files would not parse; nothing was changed\n")
      return .usage
    }
    if !checks, !isToLegacy, !usesPerception {
      let changed = migrations.flatMap(\.changed).map(\.name)
      for note in repository.notesOnOldPlatforms(changed: changed) { StandardError.write("warning: \(note)\n") }
    }
    return try finish(migrations, projects, options, output)
  }

  /// The reason not to write a report to a path: there is a file that is not a report.
  private static func reasonToKeep(_ path: String) -> String? {
    if path.lowercased().hasSuffix(".swift") { return "'\(path)' is the name of a Swift file, not of a report" }
    guard let bytes = try? Files.regularContents(of: path, atMost: 1 << 10), !bytes.isEmpty else { return nil }
    let isReport = String(decoding: bytes.prefix(200), as: UTF8.self).hasPrefix(MigrationReport.heading)
    return isReport ? nil : "'\(path)' exists and is not a report of a migration"
  }

  private func finish(
    _ migrations: [Migration], _ projects: [[LintedFile]], _ options: Migration.Options, _ output: StandardOutput
  ) throws(FileFailure) -> ExitStatus {
    let changed = migrations.flatMap(\.changed)
    let refusals = migrations.flatMap(\.refusals)
    if let report {
      let text = migrations.filter { !$0.models.isEmpty }.map { MigrationReport($0).markdown }.joined(separator: "\n")
      try Files.write(Array(text.utf8), to: report)
    }
    for note in migrations.flatMap(\.notes) where !checks { StandardError.write(note.note) }
    for refusal in refusals { StandardError.write(refusal.refusal) }
    if checks {
      for file in changed { output.write("\(file.name): to be migrated\n") }
      return changed.isEmpty && refusals.isEmpty ? .success : .failure
    }
    if proves, !changed.isEmpty {
      let status = prove(waves(of: migrations, projects, options), output)
      if status != .success {
        StandardError.write("error: the migrated program could not be shown to behave the same; nothing was written\n")
        return status
      }
    }
    guard writes else {
      for file in changed { output.write(file.diff) }
      return .success
    }
    // All new files are written before the first one replaces the old.
    var replacements: [Replacement] = []
    for file in changed { replacements.append(try Replacement(of: file.name, with: Array(file.new.utf8))) }
    for replacement in replacements { try replacement.commit() }
    let count = migrations.flatMap(\.models).filter(\.isMigrated).count
    output.write(
      "\(count) type\(count == 1 ? "" : "s") migrated, \(changed.count) file\(changed.count == 1 ? "" : "s") written\n")
    return refusals.isEmpty ? .success : .sealed
  }

  /// A wave, and the files that it changes.
  private struct Wave {
    let name: String
    let texts: [String: String]
  }

  /// The steps from the current program to the migrated one.
  private func waves(
    of migrations: [Migration], _ projects: [[LintedFile]], _ options: Migration.Options
  ) -> [Wave] {
    func texts(_ migrations: [Migration]) -> [String: String] {
      Dictionary(migrations.flatMap(\.changed).map { ($0.name, $0.new) }) { $1 }
    }
    let migrated = migrations.flatMap(\.models).filter(\.isMigrated)
    let numbers = Set(migrated.map(\.wave)).sorted()
    return numbers.enumerated().map { index, number in
      let names = migrated.filter { $0.wave == number }.map(\.name).joined(separator: ", ")
      // The last wave includes everything that belongs to no wave.
      if index == numbers.count - 1 { return Wave(name: "Wave \(number): \(names)", texts: texts(migrations)) }
      var options = options
      options.lastWave = number
      return Wave(name: "Wave \(number): \(names)", texts: texts(projects.map { Migration($0, options) }))
    }
  }

  /// Compares each wave with the one before it, and stops at the first that differs.
  private func prove(_ waves: [Wave], _ output: StandardOutput) -> ExitStatus {
    var known: [String: String] = [:]
    for wave in waves {
      if waves.count > 1 { output.write("\(wave.name)\n") }
      let comparing = compare(known, with: wave.texts)
      if let comparing { output.write(ComparisonReport.text.write(comparing)) }
      if comparing?.verdict != .proved { return comparing?.verdict == .different ? .failure : .usage }
      known = wave.texts
    }
    return .success
  }

  /// Compares two programs that have these texts in place of their files'; nil if the files can no longer be read.
  private func compare(_ old: [String: String], with new: [String: String]) -> Comparing? {
    func program(_ texts: [String: String]) throws -> ComparedProgram {
      if paths.count == 1, try Files.kind(of: paths[0]) != .folder {
        let text = try SourceFiles.text(of: SourceFiles.contents(of: paths[0]), paths[0])
        return ComparedProgram(.script(name: paths[0], text: texts[paths[0]] ?? text))
      }
      let modules = try ReadCode(CodeToOpen(paths: paths)).projects.joined().map { module in
        var module = module
        module.files = module.files.map { ($0.name, texts[$0.name] ?? $0.text) }
        return module
      }
      return ComparedProgram(.modules(Array(modules)))
    }
    var sessionOptions = SessionOptions(.shell)
    sessionOptions.sdk = sdk
    // The files have been read just before.
    guard let before = try? program(old), let after = try? program(new) else { return nil }
    var comparing = Comparing(before, after, sessionOptions, allowing: [])
    comparing.explore(ExplorationBounds())
    return comparing
  }
}
