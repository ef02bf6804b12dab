import ArgumentParser
import Files
import Session
import Trace

/// `obsh open`: repositories, as they are.
struct Open: ParsableCommand {
  enum Report: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Opens the Swift code of a repository as it is.",
    discussion: """
      All Swift files below a folder are checked together. What obsh does not have is opaque: code that uses it checks, \
      and stops only where its value would be needed. What does not check is sealed, and the rest works.
      """)

  @OptionGroup var options: CommonOptions

  @Option(name: .customLong("report"), help: ArgumentHelp("How the report is written.", valueName: "format"))
  var report = Report.text

  @Option(name: .customLong("platform"), help: ArgumentHelp("What 'os(…)' says yes to.", valueName: "name"))
  var platform = "iOS"

  @Flag(name: .customLong("tests"), help: "Takes tests in.")
  var tests = false

  @Argument(help: ArgumentHelp("Folders and files.", valueName: "path"), completion: .file())
  var paths: [String] = ["."]

  mutating func run() throws {
    let (options, paths, platform, tests, format) = (options, paths, platform, tests, report)
    try Process.run { output in
      var report = OpenReport()
      do throws(FileFailure) {
        var repository = try Repository(paths, includesTests: tests)
        if repository.modules.isEmpty {
          StandardError.write("error: there is no Swift file in \(paths.map { "'\($0)'" }.joined(separator: ", "))\n")
          return .usage
        }
        defer { for note in repository.notes { StandardError.write("warning: \(note)\n") } }
        for module in repository.modules {
          let session = Session(options.sessionOptions(.script), complaints: { _ in }, output: { _ in })
          let files = repository.texts(of: module)
          let opened = session.open(files, name: module.name, platform: platform)
          report.add(
            opened, files: files.count, models: session.models(of: opened), previews: session.mountPreviews(of: opened))
          _ = Unmanaged.passRetained(session)
        }
      } catch {
        StandardError.write("error: \(error.words)\n")
        return .usage
      }
      output.write((format == .json ? report.json.text : report.text) + "\n")
      return report.hasSeals ? .sealed : .success
    }
  }
}
