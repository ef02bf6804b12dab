import Session
import Show

/// The page that shows the session while a person types, once it has been requested.
final class Stage {
  weak var session: Session?
  /// Nil before the first ':show'.
  private(set) var page: LiveShow?
  /// True if the running input came from the page.
  var isByPage = false

  /// Shows the session, and returns a message with the address.
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
