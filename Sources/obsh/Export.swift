import ArgumentParser
import Page
import Session

/// `obsh export`: transcripts as pages.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", _superCommandName: "obsh",
    abstract: "Writes a transcript as a page for a browser.",
    discussion: """
      A page is one HTML file that needs no network: the text, the session, predictions to click, and a graph that \
      follows the turns. With --all, the transcripts of folders become a site with an index and a search. Output that \
      differs from the file is marked, and the exit status is then 1.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var writing: TranscriptWriting

  @Flag(help: "Write a site of all transcripts in the folders.")
  var all = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The HTML file to write; with --all, the folder.", valueName: "path"))
  var output: String

  @Argument(
    help: ArgumentHelp("A transcript; with --all, files and folders (default: Transcripts).", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  func validate() throws {
    if !all, paths.count != 1 { throw ValidationError("name one transcript, or use --all") }
  }

  mutating func run() throws {
    let (options, writing, all, target) = (options, writing, all, output)
    let paths = paths.isEmpty ? ["Transcripts"] : paths
    try Process.run { output in
      let command = ExportCommand { path in TranscriptSession(options.transcriptOptions(at: path, writing)) }
      do throws(ExportCommand.Failure) {
        let differences: [String]
        if all {
          let site = try command.exportSite(paths, to: target) { output.progress?.begin("playing \($0)") }
          output.progress?.end()
          output.write("\(site.pages) \(site.pages == 1 ? "page" : "pages") and the index written to \(target)\n")
          differences = site.differences
        } else {
          differences = try command.exportLesson(paths[0], to: target)
        }
        output.flush()
        for difference in differences { StandardError.write(difference + "\n") }
        return differences.isEmpty ? .success : .failure
      } catch {
        output.flush()
        StandardError.write("\(error)\n")
        return .usage
      }
    }
  }
}
