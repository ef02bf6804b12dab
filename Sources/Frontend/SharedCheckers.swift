import Checking
import Synchronization

/// Checkers of sessions that have ended, for later sessions.
///
/// The parts of the library that a checker has parsed, and the bodies it has checked, are the same for every session.
/// Parsing them again took two thirds of the time of a short session, so it pays to keep a checker that only forgets
/// its program. A checker belongs to one session at a time; there are never more checkers than sessions that have run
/// at the same time.
enum SharedCheckers {
  /// Checkers may be used by several threads one after the other, but not at the same time.
  private struct Waiting: @unchecked Sendable {
    var checkers: [String: [Checker]] = [:]
  }

  private static let waiting = Mutex(Waiting())

  /// A checker that has parsed the library with this name, if there is one.
  static func take(_ library: String) -> Checker? {
    waiting.withLock { $0.checkers[library]?.popLast() }
  }

  /// To be called when no declaration of the program is in use.
  static func giveBack(_ checker: Checker, _ library: String) {
    // A checker whose program has extended library types cannot be shared.
    if checker.hasChangedLibrary { return }
    checker.forgetProgram()
    waiting.withLock { $0.checkers[library, default: []].append(checker) }
  }
}
