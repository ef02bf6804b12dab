import ArgumentParser
import Files
import LineEditor
import Session
import Transcripts

/// `obsh play`: a transcript as a show.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Shows a transcript live.",
    discussion: """
      Any key types the next characters, Enter runs what is typed. Left goes
      back an input, Right runs the next one at once, Up and Down and Tab lead to
      other sections, Ctrl-T lets you try something, Ctrl-C ends. By itself
      (--auto) a key holds it until the next one.

      A line '<!-- pause -->' or '<!-- pause 2 -->' waits for a key, or so many
      seconds; what is folded away by '<details>' waits for a key. An output that
      is not the file's is marked with a faint sign; the exit code is 1 then.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var writing: TranscriptWriting

  @Flag(help: "Plays by itself.")
  var auto = false

  @Option(help: ArgumentHelp("Characters a second that it types by itself, or 'max'.", valueName: "count"))
  var speed = PlaySpeed.standard

  @Option(help: ArgumentHelp("Begins there: a section's number, or how its title begins.", valueName: "name"))
  var section: String?

  @Flag(inversion: .prefixedNo, help: "Whether what stands between the blocks is shown.")
  var prose = true

  @Option(help: ArgumentHelp("Records the show there, as an asciicast.", valueName: "file"))
  var cast: String?

  @Argument(help: ArgumentHelp("The transcript.", valueName: "file"), completion: .file())
  var file: String

  func validate() throws {
    if case .characters(let count) = speed, !(count > 0) { throw ValidationError("--speed must be above 0, or 'max'") }
    if !auto, !Descriptor.standardInput.isTerminal {
      throw ValidationError("there is no terminal to press keys on; --auto needs none")
    }
  }

  mutating func run() throws {
    let (options, writing, auto, speed) = (options, writing, auto, speed)
    var command = PlayCommand(path: file)
    command.options.isAuto = auto
    command.options.speed = speed
    command.options.showsProse = prose
    command.options.hasColor = options.sessionOptions(.shell).color
    command.section = section
    command.cast = cast
    let play = command
    try Process.run { output in
      let watch = InterruptWatch()
      let terminal = PlayTerminal(output, watch)
      do throws(PlayCommand.Failure) {
        let summary = try play.run(on: terminal) {
          var options = options.transcriptOptions(at: play.path, writing)
          options.interruptFlag = UnsafeMutablePointer(mutating: watch.flag)
          let session = TranscriptSession(options)
          terminal.rules = InputRules(of: session.session)
          return WatchedEvaluator(evaluator: session) { terminal.begin("running") }
        }
        return summary.drifts.isEmpty ? .success : .failure
      } catch {
        output.flush()
        StandardError.write("\(error)\n")
        return .usage
      }
    }
  }
}

/// An evaluator that reports the beginning of its work.
private struct WatchedEvaluator: TranscriptEvaluator {
  let evaluator: TranscriptSession
  let begin: () -> Void

  func reset() { evaluator.reset() }
  func isComplete(_ input: String) -> Bool { evaluator.isComplete(input) }

  func evaluate(_ input: String) -> TranscriptReply {
    begin()
    return evaluator.evaluate(input)
  }
}

extension PlaySpeed: ExpressibleByArgument {
  public init?(argument: String) {
    if argument == "max" {
      self = .max
    } else if let count = Double(argument), count.isFinite {
      self = .characters(count)
    } else {
      return nil
    }
  }

  public var defaultValueDescription: String {
    if case .characters(let count) = self { "\(Int(count))" } else { "max" }
  }
}
