// "Main actor-isolated property 'timer' can not be referenced from a nonisolated context, in deinit."
// says: main actor-isolated property 'label' can not be mutated from a nonisolated context
@MainActor
@Observable class Heartbeat {
  var beats = 0
  var label = "idle"
  deinit {  // wrong
    label = "gone"  // wrong
  }  // wrong
}
