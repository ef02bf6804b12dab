import Observation
@Observable class M {
  var a = 0
  @ObservationIgnored private var stored = 1
  var b: Int {
    get { _$observationRegistrar.access(self, keyPath: \.b); return stored }
    set { _$observationRegistrar.withMutation(of: self, keyPath: \.b) { stored = newValue } }
  }
  func quietly(_ n: Int) { _$observationRegistrar.willSet(self, keyPath: \.a); _$observationRegistrar.didSet(self, keyPath: \.a) }
}
let m = M()
withObservationTracking { _ = m.b } onChange: { print("b changes") }
m.b = 4
print(m.b)
withObservationTracking { _ = m.a } onChange: { print("a changes") }
m.quietly(1)
