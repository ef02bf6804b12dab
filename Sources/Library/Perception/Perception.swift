// Perception, the back-port of Observation for systems before iOS 17. Its macro and its attributes are expanded to
// those of Observation, which behave the same, except that a view follows only what it reads inside
// `WithPerceptionTracking`.

protocol Perceptible: Observable {}

typealias PerceptionRegistrar = ObservationRegistrar

func withPerceptionTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T {
  withObservationTracking(apply, onChange: onChange())
}

struct WithPerceptionTracking<Content: View>: View {
  let _content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { _content = content }
  var body: some View { _content() }
}
