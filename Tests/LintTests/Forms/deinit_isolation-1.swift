@MainActor @Observable class M {
  var n = 0
  func stop() { n = 0 }
  deinit { stop() }
}
