import Files
import LineEditor
import Session

/// Runs files in one session, until one of them fails.
struct Script {
  private let session: Session
  private let watch = InterruptWatch()
  private let progress: Progress?
  private let runsTests: Bool
  private let isOpen: Bool
  private let platform: String
  /// The platform for which plain files are compiled.
  static let ownPlatform = "Linux"
  private let flags: Set<String>

  /// - Parameters:
  ///   - readsInput: True if standard input belongs to the program, and is not the program itself.
  ///   - arguments: The program's command line.
  ///   - runsTests: True if the tests that the program declares run at its end.
  ///   - isOpen: True to run a folder even if parts did not check, or use declarations that obsh lacks.
  ///   - platform: The platform for which `os(…)` is true in a folder.
  ///   - flags: The names defined for `#if` in a folder.
  init(
    _ options: CommonOptions, _ output: StandardOutput, readsInput: Bool, arguments: [String] = ["main"],
    runsTests: Bool = false, isOpen: Bool = false, platform: String = Script.ownPlatform,
    flags: Set<String> = Session.debugFlags
  ) {
    self.flags = flags
    self.runsTests = runsTests
    self.isOpen = isOpen
    self.platform = platform
    var options = options.sessionOptions(.script)
    options.arguments = arguments
    options.interruptFlag = UnsafeMutablePointer(mutating: watch.flag)
    if readsInput {
      let input = StandardInput { [watch] in watch.isInterrupted }
      options.nextLine = {
        // The time until the next line is the person's.
        output.progress?.end()
        output.flush()
        defer { output.progress?.begin("running") }
        return input.line()
      }
    }
    progress = output.progress
    session = Session(
      options,
      complaints: { text in
        output.flush()
        StandardError.write(text)
      },
      output: output.write)
    // The process ends before the session: as in Swift, the program's remaining objects are not destroyed.
    _ = Unmanaged.passRetained(session)
  }

  /// Runs files by path; `-` is standard input.
  func run(_ paths: [String]) -> ExitStatus {
    for path in paths {
      let name = path == "-" ? "<stdin>" : path
      if path != "-", (try? Files.kind(of: path)) == .folder {
        do {
          progress?.begin("opening \(path)")
          let outcome = try session.run(
            program: CodeToOpen(paths: [path], platform: platform, flags: flags, includesTests: runsTests),
            isOpen: isOpen)
          progress?.end()
          if outcome != .done { return ExitStatus(outcome) }
          continue
        } catch {
          StandardError.write("error: \((error as? FileFailure)?.words ?? "\(error)")\n")
          return .usage
        }
      }
      do {
        Rescue.setLastWords("error: obsh crashed while it ran \(PathText.printable(name))\n")
        let text = try SourceFiles.text(of: SourceFiles.contents(of: path), name)
        progress?.begin("running \(name)")
        let outcome = session.run(script: text, name: name, isCompilable: path != "-")
        progress?.end()
        if outcome != .done { return ExitStatus(outcome) }
      } catch {
        StandardError.write("error: \(error)\n")
        return .usage
      }
    }
    return ExitStatus(end())
  }

  private func end() -> Outcome {
    let outcome = session.finish()
    return outcome == .done && runsTests ? session.runTests() : outcome
  }

  func run(code: String) -> ExitStatus {
    Rescue.setLastWords("error: obsh crashed while it ran the code\n")
    progress?.begin("running")
    defer { progress?.end() }
    let outcome = session.run(script: code, name: "<code>")
    return ExitStatus(outcome == .done ? end() : outcome)
  }
}
