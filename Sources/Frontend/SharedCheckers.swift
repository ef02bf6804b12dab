import Checking
import Synchronization

/// Checkers of sessions that have ended, for later sessions.
///
/// The parts of the library that a checker has read, and the bodies it has checked, are the same for every session.
/// Reading them again took two thirds of the time of a short session, so a checker that only forgets its program is
/// worth keeping. A session has a checker to itself; there are never more checkers than sessions that have run at the
/// same time.
enum SharedCheckers {
  /// Checkers are not for several threads at once, but for one after the other.
  private struct Waiting: @unchecked Sendable {
    var checkers: [String: [Checker]] = [:]
  }

  private static let waiting = Mutex(Waiting())

  /// One that has read the library of that name, if there is such.
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
