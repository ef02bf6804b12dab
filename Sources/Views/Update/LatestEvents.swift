/// The latest events that later ones are compared with.
struct LatestEvents {
  /// A write to `@State`. The state may have gone with its view.
  struct StateWrite {
    let turn: Int32
    weak var state: StateLocation?
  }

  /// The latest warning in SwiftUI's words, and its turn.
  var warning: (turn: Int32, words: String)?
  /// The state that was last set to another value.
  var stateWrite: StateWrite?
}
