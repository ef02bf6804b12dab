import ArgumentParser
import Transcripts

/// `obsh record`: a session written as a transcript.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", _superCommandName: "obsh",
    abstract: "Starts an interactive session and records it as a transcript.",
    discussion: """
      The file must not exist yet. It is complete after each input, so 'obsh test' passes on it at any time. Inputs \
      can also come from a pipe.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var interactive: InteractiveOptions

  @Argument(help: ArgumentHelp("The transcript to create.", valueName: "file"), completion: .file())
  var file: String

  mutating func run() throws {
    let (options, interactive, file) = (options, interactive, file)
    try Process.run { output in
      Interaction(options, interactive, output).run(recordingTo: file)
    }
  }
}
