/// The latest events that later ones are compared with.
struct LatestEvents {
  /// The models that views have not found in their environments, the newest last.
  var missingModels: [MissingModel] = []
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
