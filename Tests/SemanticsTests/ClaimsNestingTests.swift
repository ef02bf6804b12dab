import Testing

/// Claims (A9 to A15): models in models, in collections, and values that are equal.
@Suite struct ClaimsNestingTests {
  private let chain = [
    "@Observable class Inner { var name = \"c\" }", "@Observable class Middle { var inner = Inner(); var other = 0 }",
    "@Observable class Outer { var middle = Middle() }",
    "struct Deep: View { let outer: Outer; var body: some View { Text(outer.middle.inner.name) } }",
    "let outer = Outer()", ":mount Deep(outer: outer)",
  ]

  @Test func `A9: a chain depends on each link of those instances`() {
    #expect(Trial(chain + [":deps"]).last == "Deep  →  Outer#1.middle, Middle#1.inner, Inner#1.name\n")
    #expect(Trial(chain + ["outer.middle.inner.name = \"d\""]).bodies("Deep") == 2)
    #expect(Trial(chain + ["outer.middle.other = 1"]).bodies("Deep") == 1)
  }

  @Test func `A9: a replaced link runs and the old one no longer does`() {
    let replaced = chain + ["let old = outer.middle", "outer.middle = Middle()"]
    #expect(Trial(replaced).bodies("Deep") == 2)
    #expect(Trial(replaced + ["old.inner.name = \"gone\"", "old.inner = Inner()"]).bodies("Deep") == 2)
    #expect(Trial(replaced + ["outer.middle.inner.name = \"new\""]).bodies("Deep") == 3)
    #expect(Trial(replaced + [":deps"]).last == "Deep  →  Outer#1.middle, Middle#2.inner, Inner#2.name\n")
  }

  private func person(forwards: Bool) -> [String] {
    [
      "import Combine", "class Address: ObservableObject { @Published var city = \"Ulm\" }",
      """
      class Person: ObservableObject {
        @Published var address = Address()
        var forwarding: AnyCancellable?
        init() {
          \(forwards ? "forwarding = address.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }" : "")
        }
      }
      """,
      "struct Card: View { @ObservedObject var person: Person; var body: some View { Text(person.address.city) } }",
      "let person = Person()", ":mount Card(person: person)", "person.address.city = \"Bonn\"",
    ]
  }

  @Test func `A10: a nested legacy object is invisible unless it is forwarded`() {
    let silent = Trial(person(forwards: false) + [":render"])
    #expect(silent.bodies("Card") == 1)
    #expect(silent.last.contains("Ulm"))
    let forwarded = Trial(person(forwards: true) + [":render"])
    #expect(forwarded.bodies("Card") == 2)
    #expect(forwarded.last.contains("Bonn"))
  }

  @Test func `A11: a plain class inside is silent`() {
    let trial = Trial(
      "class Settings { var theme = \"light\" }", "@Observable class App { var settings = Settings() }",
      "struct Window: View { let app: App; var body: some View { Text(app.settings.theme) } }", "let app = App()",
      ":mount Window(app: app)", "app.settings.theme = \"dark\"", ":render", "app.settings = Settings()")
    #expect(trial.bodies("Window") == 2)
    #expect(trial.shown[6].contains("light"))
  }

  @Test func `A12: time passes unseen unless it is stored`() {
    let views = [
      "import Foundation",
      """
      @Observable class Clock {
        let start = Date.now
        var now = Date.now
        var byItself: Int { Int(Date.now.timeIntervalSince(start)) }
        var stored: Int { Int(now.timeIntervalSince(start)) }
      }
      """,
      "struct Idle: View { let clock: Clock; var body: some View { Text(\"\\(clock.byItself) s\") } }",
      "struct Told: View { let clock: Clock; var body: some View { Text(\"\\(clock.stored) s\") } }",
      "struct Both: View { let clock: Clock; var body: some View { Idle(clock: clock); Told(clock: clock) } }",
      "let clock = Clock()", ":mount Both(clock: clock)",
    ]
    let trial = Trial(
      views + [
        "Task { for _ in 1...5 { try? await Task.sleep(for: .seconds(1)); clock.now = .now } }", ":advance 5s",
        ":render",
      ])
    #expect([trial.bodies("Both"), trial.bodies("Idle"), trial.bodies("Told")] == [1, 1, 6])
    #expect(trial.last.contains("\"0 s\""))
    #expect(trial.last.contains("\"5 s\""))
  }

  private let steps = [
    "@Observable class Step: Identifiable { let id: Int; var isDone = false; init(id: Int) { self.id = id } }",
    "struct Row: View { let step: Step; var body: some View { Text(\"\\(step.isDone)\") } }",
  ]

  @Test func `A13: an array in @State is tracked`() {
    let trial = Trial(
      steps + [
        """
        struct Plan: View {
          @State private var steps = [Step(id: 0), Step(id: 1)]
          var body: some View {
            ForEach(steps) { Row(step: $0) }
            Button("Add") { steps.append(Step(id: steps.count)) }
            Button("Do") { steps[0].isDone = true }
          }
        }
        """, ":mount Plan()", ":tap Do", ":tap Add",
      ])
    #expect(trial.bodies("Plan") == 2)
    #expect(trial.cost("Row") == Trial.Cost(views: 3, bodies: 4, invalidations: 1))
  }

  @Test func `A13: an array in a model is tracked`() {
    let trial = Trial(
      steps + [
        "@Observable class Model { var steps = [Step(id: 0), Step(id: 1)] }",
        "struct Plan: View { let model: Model; var body: some View { ForEach(model.steps) { Row(step: $0) } } }",
        "let model = Model()", ":mount Plan(model: model)", "model.steps[0].isDone = true",
        "model.steps.append(Step(id: 2))",
      ])
    #expect(trial.bodies("Plan") == 2)
    #expect(trial.cost("Row") == Trial.Cost(views: 3, bodies: 4, invalidations: 1))
  }

  @Test func `A13: an array in a plain property is not`() {
    let trial = Trial(
      steps + [
        "struct Plan: View { var steps: [Step]; var body: some View { ForEach(steps) { Row(step: $0) } } }",
        "var steps = [Step(id: 0), Step(id: 1)]", ":mount Plan(steps: steps)", "steps[0].isDone = true",
        "steps.append(Step(id: 2))",
      ])
    #expect(trial.bodies("Plan") == 1)
    #expect(trial.cost("Row") == Trial.Cost(views: 2, bodies: 3, invalidations: 1))
  }

  @Test func `A14: one field of a struct is the whole property`() {
    let trial = Trial(
      "struct Spot { var x = 1; var y = 2 }", "@Observable class Pin { var spot = Spot() }",
      "struct Across: View { let pin: Pin; var body: some View { Text(\"\\(pin.spot.x)\") } }", "let pin = Pin()",
      ":mount Across(pin: pin)", "pin.spot.y = 5", "pin.spot.y = 5")
    #expect(trial.bodies("Across") == 3)
  }

  @Test func `A15: equal writes`() {
    let trial = Trial(
      "class Old: ObservableObject { @Published var count = 1 }", "@Observable class New { var count = 1 }",
      "struct OldView: View { @ObservedObject var model: Old; var body: some View { Text(\"\\(model.count)\") } }",
      "struct NewView: View { let model: New; var body: some View { Text(\"\\(model.count)\") } }",
      "let old = Old(), new = New()", ":mount OldView(model: old)", ":mount NewView(model: new)",
      "old.count = 1", "new.count = 1", "old.count += 0", "new.count += 0")
    #expect(trial.bodies("OldView") == 3)
    #expect(trial.bodies("NewView") == 2)
    #expect(trial.shown[8] == "")
    #expect(trial.shown[10] == "  body     NewView  #2  because New#1.count\n")
  }
}
