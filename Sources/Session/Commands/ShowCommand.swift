/// `:show`: a page that follows the session.
enum ShowCommand {
  static let all = [show]

  private static let show = Command(
    "show", "[off]", "shows the session in a browser while you type",
    help: """
      Serves a page on this computer and prints its address, which cannot be guessed:
      open it on a second screen. The page shows the inputs so far and follows each
      new one: inputs and outputs on the left; models, views and their reads on the
      right, with a slider over the turns. A write lights up its path, and a dashed
      edge with a cross marks a view that did not run, with the reason. Click a
      property or a view to ask about it. You can use the buttons, toggles and fields
      of mounted views on the page: each use is an input of this session, as if you
      had typed it.

      Only browsers on this computer can open the page. Nothing is recorded before the
      first ':show', and ':show off' ends the page. 'obsh --show' starts a session
      with it.
      """, isQuestion: true
  ) { session, text, command in
    let isOn = text.words.isEmpty
    if !isOn {
      let word = try text.onlyWord("off", command)
      guard word == "off" else { throw CommandError.unexpected(String(word), command) }
    }
    guard !text.isInFile, let show = session.options.show else { throw CommandError.notShown(.nobodyTypes) }
    do throws(ShowFailure) {
      session.screen.show(line: try show(isOn))
      return .done
    } catch {
      throw CommandError.notShown(error)
    }
  }
}

/// The reason why there is no page.
package enum ShowFailure: Error {
  /// The session is a script or a transcript, so there is nothing to follow.
  case nobodyTypes
  case noServer(String)
  /// ':show off' before ':show'.
  case notShown

  var words: String {
    switch self {
    case .nobodyTypes: "':show' works only in an interactive shell; 'obsh export' writes a transcript as a page"
    case .noServer(let reason): "the page cannot be served: \(reason)"
    case .notShown: "the session is not shown on a page; ':show' begins it"
    }
  }
}
