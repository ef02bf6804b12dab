import Testing

/// Models that outlive their views (D14).
@Suite struct LeakTests {
  private let views = [
    "struct Child: View { @StateObject var model = Model(); var body: some View { Text(\"\\(model.n)\") } }",
    "struct Screen: View { @State var on = true; var body: some View { if on { Child() }; Button(\"Off\") { on = false } } }",
    ":mount Screen()", ":tap Off",
  ]

  @Test func `D14 'assign(to:on: self)' keeps the model, and its line is named`() {
    let trial = Trial(
      [
        """
        class Model: ObservableObject {
          @Published var n = 0
          var shown = 0
          var bag: Set<AnyCancellable> = []
          init() {
            $n.assign(to: \\.shown, on: self).store(in: &bag)
          }
        }
        """
      ] + views)
    #expect(
      trial.mistakes == [
        "Model#1 is still alive although Child, which held it as 'model', is gone: 'assign(to:on:)' keeps the object that it"
          + " assigns to."
      ])
    #expect(trial.advice.first?.hasPrefix("<input 1>:6: '$n.assign(to: \\.shown, on: self)") == true)
  }

  @Test func `D14 a subscription that holds its model is named with the line of its closure`() {
    let trial = Trial(
      [
        """
        class Model: ObservableObject {
          @Published var n = 0
          var shown = 0
          var bag: Set<AnyCancellable> = []
          init() {
            $n.sink { [weak self] _ in self?.shown = 0 }.store(in: &bag)
            $n
              .sink { value in
                self.shown = value
              }
              .store(in: &bag)
          }
        }
        """
      ] + views)
    #expect(
      trial.mistakes == [
        "Model#1 is still alive although Child, which held it as 'model', is gone: it is held only by Model#1.bag."
      ])
    #expect(trial.advice == ["<input 1>:8: '{ value in' → '{ [weak self] value in'"])
  }

  @Test func `D14 two models that hold each other are told with the property to make weak`() {
    let trial = Trial(
      [
        """
        class Helper {
          let owner: Model
          init(_ owner: Model) { self.owner = owner }
        }
        class Model: ObservableObject {
          @Published var n = 0
          var helper: Helper?
          init() { helper = Helper(self) }
        }
        """
      ] + views)
    #expect(
      trial.mistakes == [
        "Model#1 is still alive although Child, which held it as 'model', is gone: it is held only by Helper#1.owner."
      ])
    #expect(trial.advice == ["<input 1>:2: declare 'owner' of Helper as 'weak var'"])
  }

  @Test func `D14 a weak subscription keeps nothing`() {
    let trial = Trial(
      [
        """
        class Model: ObservableObject {
          @Published var n = 0
          var shown = 0
          var bag: Set<AnyCancellable> = []
          init() { $n.sink { [weak self] in self?.shown = $0 }.store(in: &bag) }
        }
        """
      ] + views)
    #expect(trial.mistakes.isEmpty)
    #expect(trial.instances(of: "Model").isEmpty)
  }

  @Test func `D14 a task that is still at work is no leak`() {
    let trial = Trial(
      [
        """
        @MainActor class Model: ObservableObject {
          @Published var n = 0
          init() { Task { try? await Task.sleep(for: .seconds(1)); self.n = 1 } }
        }
        """
      ] + views)
    #expect(trial.mistakes.isEmpty)
  }

  @Test func `D14 ':objects' names the task that keeps a model alive`() {
    let trial = Trial(
      [
        """
        @MainActor class Model: ObservableObject {
          @Published var n = 0
          init() { Task { while true { try? await Task.sleep(for: .seconds(1)); self.n += 1 } } }
        }
        """
      ] + views + [":advance 2s", ":objects"])
    #expect(trial.shown.last == "Model#1  held by Task#1\n")
  }
}
