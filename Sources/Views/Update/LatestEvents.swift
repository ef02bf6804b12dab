/// The latest events that later ones are compared with.
struct LatestEvents {
  /// The latest warning in SwiftUI's words, and its turn.
  var warning: (turn: Int32, words: String)?
  /// The state that was last set to another value, and the turn.
  var stateWrite: (turn: Int32, state: StateLocation)?
}
