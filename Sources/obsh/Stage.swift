import Session
import Show

/// The page that shows the session while a person types, once it has been requested.
final class Stage {
  weak var session: Session?
  /// Nil before the first ':show', and after ':show off'.
  private(set) var page: LiveShow?
  /// True if the running input came from the page.
  var isByPage = false

  /// Shows the session or ends its page, and returns a message about it.
  func show(_ isOn: Bool) throws(ShowFailure) -> String {
    guard isOn else {
      guard let page else { throw .notShown }
      self.page = nil
      page.end(ofSession: false)
      return "the page has ended"
    }
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
