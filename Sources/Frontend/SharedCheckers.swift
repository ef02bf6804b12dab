import Checking
import Synchronization

/// Checkers whose sessions are over, for the sessions to come.
///
/// What a checker has read of the library, and checked of its bodies, is the same for every session. Reading it again took
/// two thirds of the time of a short session; so a checker that only forgets its program is worth keeping. A session has
/// a checker to itself: sessions that run at the same time have one each, and there are never more than those.
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
