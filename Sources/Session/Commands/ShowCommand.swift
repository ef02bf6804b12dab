/// `:show`: the session as a page that follows it.
enum ShowCommand {
  static let all = [show]

  private static let show = Command(
    "show", "", "shows the session in a browser while you type",
    help: """
      Opens a page on this computer and prints its address, which nobody can guess:
      open it on a second screen. The page follows each input, with the ones so far:
      the conversation on the left; models, views and who reads what on the right,
      with a slider over the turns. A write lights the way it takes, and a dashed edge
      with a cross is a view that did not run, with the reason. Click a property or a
      view to ask about it. The buttons, toggles and fields of mounted views can be
      used on the page: each use is an input of this session, as if you typed it.

      Only browsers on this computer can open it. Nothing is collected before the
      first ':show'. 'obsh --show' begins with it.
      """, isQuestion: true
  ) { session, text, command in
    try text.noWords(command)
    guard !text.isInFile, let show = session.options.show else { throw CommandError.notShown(.nobodyTypes) }
    do throws(ShowFailure) {
      session.screen.show(line: try show())
      return .done
    } catch {
      throw CommandError.notShown(error)
    }
  }
}

/// The reason why there is no page.
package enum ShowFailure: Error {
  /// A script or a transcript: there is no session to follow.
  case nobodyTypes
  case noServer(String)

  var words: String {
    switch self {
    case .nobodyTypes: "':show' follows a shell; 'obsh export' makes a page of a transcript"
    case .noServer(let reason): "the page cannot be served: \(reason)"
    }
  }
}
