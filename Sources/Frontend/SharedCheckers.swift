import Checking
import Synchronization

/// Checkers of sessions that have ended, for later sessions.
///
/// The parts of the library that a checker has parsed, and the bodies it has checked, are the same for every session.
/// Parsing them again took two thirds of the time of a short session, so it pays to keep a checker that only forgets
/// its program. A checker belongs to one session at a time.
enum SharedCheckers {
  /// Checkers may be used by several threads one after the other, but not at the same time.
  private struct Waiting: @unchecked Sendable {
    var checkers: [String: [Checker]] = [:]
  }

  private static let waiting = Mutex(Waiting())
  /// A checker that has read most of the library takes tens of mebibytes, which count as memory of the programs: more
  /// than a few are kept for nothing when many sessions have run at the same time.
  private static let mostWaiting = 4

  /// A checker that has parsed the library with this name, if there is one.
  static func take(_ library: String) -> Checker? {
    waiting.withLock { $0.checkers[library]?.popLast() }
  }

  /// To be called when no declaration of the program is in use.
  static func giveBack(_ checker: Checker, _ library: String) {
    // A checker whose program has extended library types cannot be shared.
    if checker.hasChangedLibrary { return }
    checker.forgetProgram()
    waiting.withLock { waiting in
      if waiting.checkers[library, default: []].count < mostWaiting {
        waiting.checkers[library, default: []].append(checker)
      }
    }
  }
}
