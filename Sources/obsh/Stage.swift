import Session
import Show

/// Where a session is shown while one types, once somebody has asked for it.
final class Stage {
  weak var session: Session?
  /// Nil before the first ':show'.
  private(set) var page: LiveShow?
  /// Whether the input that runs has come from the page.
  var isByPage = false

  /// Shows the session, and says where.
  func show() throws(ShowFailure) -> String {
    if page == nil, let session {
      do {
        page = try LiveShow(session)
      } catch {
        throw .noServer(error.reason)
      }
    }
    return "the session is shown at \(page?.address ?? "")"
  }
}
