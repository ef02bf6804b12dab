import ArgumentParser
import Transcripts

/// `obsh record`: a session that is written as a transcript.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Interactive, and writes the session as a transcript.",
    discussion: """
      The file must be new, and is complete after each input: 'obsh test' passes on it at once. Inputs may also come from a
      pipe.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var interactive: InteractiveOptions

  @Argument(help: ArgumentHelp("The transcript to be made.", valueName: "file"), completion: .file())
  var file: String

  mutating func run() throws {
    let (options, interactive, file) = (options, interactive, file)
    try Process.run { output in
      Interaction(options, interactive, output).run(recordingTo: file)
    }
  }
}
