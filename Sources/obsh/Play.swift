import ArgumentParser
import Files
import LineEditor
import Session
import Show
import Transcripts

/// `obsh play`: a transcript as a show.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", _superCommandName: "obsh",
    abstract: "Presents a transcript live.",
    discussion: """
      Any key types the next characters and Enter runs the input. Left goes back one
      input, Right runs the next one at once, Up, Down and Tab go to other sections,
      Ctrl-T lets you try your own input, and Ctrl-C ends the show. With --auto it
      plays by itself; a key pauses it, and another key resumes it.

      A line '<!-- pause -->' waits for a key, and '<!-- pause 2 -->' waits for two
      seconds. Text folded in '<details>' waits for a key. Output that differs from
      the file is marked, and the exit status is then 1.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var writing: TranscriptWriting

  @Flag(help: "Play without waiting for keys.")
  var auto = false

  @Option(help: ArgumentHelp("Characters typed per second with --auto, or 'max'.", valueName: "count"))
  var speed = PlaySpeed.standard

  @Option(help: ArgumentHelp("Start at this section: its number, or the start of its title.", valueName: "name"))
  var section: String?

  @Flag(inversion: .prefixedNo, help: "Show the text between the sessions.")
  var prose = true

  @Option(help: ArgumentHelp("Record the show to this file as an asciicast.", valueName: "file"))
  var cast: String?

  @Flag(name: .customLong("show"), help: "Also show the session in a browser, where it can only be watched.")
  var isShown = false

  @Argument(help: ArgumentHelp("The transcript to play.", valueName: "file"), completion: .file())
  var file: String

  func validate() throws {
    if case .characters(let count) = speed, !(count > 0) { throw ValidationError("--speed must be above 0, or 'max'") }
    if !auto, !Descriptor.standardInput.isTerminal {
      throw ValidationError("there is no terminal to read keys from; use --auto")
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
    let (prepared, isShown) = (command, isShown)
    try Process.run { output in
      let watch = InterruptWatch()
      let terminal = PlayTerminal(output, watch)
      var shown: LiveShow?
      defer { shown?.end() }
      var play = prepared
      // The first lines would scroll the address away.
      play.options.mayBegin = { shown.map { page in terminal.waits { page.isWatched } } ?? true }
      do throws(PlayCommand.Failure) {
        let summary = try play.run(on: terminal) {
          var options = options.transcriptOptions(at: play.path, writing)
          options.interruptFlag = UnsafeMutablePointer(mutating: watch.flag)
          let session = TranscriptSession(options)
          terminal.rules = InputRules(of: session.session)
          if isShown {
            do throws(LiveServerError) {
              let page = try LiveShow(session.session, refusesInputs: true)
              output.write("the session is shown at \(page.address)\n\(terminal.waitingWords)\n")
              shown = page
            } catch {
              output.write("error: the page cannot be served: \(error.reason)\n")
            }
          }
          return WatchedEvaluator(evaluator: session, page: shown) { terminal.begin("running") }
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

/// An evaluator that reports the beginning of its work, and shows it on a page if there is one.
private struct WatchedEvaluator: TranscriptEvaluator {
  let evaluator: TranscriptSession
  let page: LiveShow?
  let begin: () -> Void

  func reset() {
    evaluator.reset()
    page?.startOver()
  }

  func isComplete(_ input: String) -> Bool { evaluator.isComplete(input) }

  var knownViews: [String] { evaluator.knownViews }

  func announce(_ news: PlayNews) {
    switch news {
    case .heading(let title, let level): page?.began(section: title, level: level)
    case .question(let input): page?.asked(about: input)
    }
  }

  func evaluate(_ input: String) -> TranscriptReply { evaluate(input, isSeen: true) }
  func evaluateUnseen(_ input: String) -> TranscriptReply { evaluate(input, isSeen: false) }

  private func evaluate(_ input: String, isSeen: Bool) -> TranscriptReply {
    begin()
    page?.began(input, isSeen: isSeen)
    let reply = evaluator.evaluate(input)
    page?.ended(showing: reply.output)
    return reply
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
