import Testing

/// Classes that do by hand what the macro does (1.18).
@Suite struct OwnObservationTests {
  @Test("1.18 an observable class with its own access or withMutation is refused, and not passed over")
  func ownFunctions() {
    let access = run(
      script: "@Observable class Model { var n = 0; func access<M>(keyPath: KeyPath<Model, M>) {} }")
    #expect(access.complaints.contains("not supported by obsh: an '@Observable' class with its own 'access(keyPath:)'"))
    let other = run(script: "@Observable class Model { var n = 0; func access(key: String) {} }")
    #expect(other.complaints == "")
  }

  @Test("1.18 '@ObservationTracked' outside of an observable class is refused, and does not track nothing")
  func trackedByHand() {
    let result = run(script: "class Model { @ObservationTracked var n = 0 }")
    #expect(
      result.complaints.contains("not supported by obsh: '@ObservationTracked' in a class that is not '@Observable'"))
  }
}
