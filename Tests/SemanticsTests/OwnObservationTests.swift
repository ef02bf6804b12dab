import Testing

/// Classes that do by hand what the macro does (1.18).
@Suite struct OwnObservationTests {
  private static let model = """
    @Observable class Model {
      var n = 0
      func access<Member>(keyPath: KeyPath<Model, Member>) {
        print("access")
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      func withMutation<Member, R>(keyPath: KeyPath<Model, Member>, _ mutation: () throws -> R) rethrows -> R {
        print("mutation")
        return try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
    }
    """

  @Test func `1.18 a view hears of writes through the class's own access and withMutation`() {
    let trial = Trial(
      Self.model, "let model = Model()", "struct Badge: View { var body: some View { Text(\"\\(model.n)\") } }",
      "#Preview { Badge() }", "model.n = 1", "model.n = 1", "model.n += 1")
    #expect(trial.failure == nil)
    #expect(trial.bodies("Badge") == 3)
    #expect(trial.shown[4].hasPrefix("mutation\n"))
    #expect(!trial.shown[5].contains("mutation"))
    #expect(trial.shown[6].hasPrefix("access\n"))
  }

  @Test func `1.18 an own access with other labels is no concern of the macro's`() {
    let other = run(
      script: "@Observable class Model { var n = 0; func access(key: String) { print(key) } }; print(Model().n)")
    #expect(other.complaints == "")
    #expect(other.output == "0\n")
  }

  @Test func `1.18 '@ObservationTracked' needs the members that its accessors name`() {
    let result = run(script: "class Model { @ObservationTracked var n = 0 }")
    for name in ["access", "shouldNotifyObservers", "withMutation", "_$observationRegistrar"] {
      #expect(result.complaints.contains("error: cannot find '\(name)' in scope"))
    }
    let value = run(script: "struct Model { @ObservationTracked var n = 0 }")
    #expect(
      value.complaints.contains("not supported by obsh: '@ObservationTracked' in a type that is not a class"))
  }
}
