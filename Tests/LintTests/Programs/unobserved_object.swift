import SwiftUI
class Store: ObservableObject {
  @Published var n = 0
  func add() { n += 1 }
}
struct Wrong: View {
  let store: Store // finds unobserved_object
  var body: some View { Text("\(store.n)") }
}
struct WrongVariable: View {
  var store: Store // finds unobserved_object
  var body: some View { VStack { Text("\(store.n)") } }
}
struct Right: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.n)") }
}
struct OnlyActs: View {
  let store: Store
  var body: some View { Button("Add") { store.add() } }
}
struct Passes: View {
  let store: Store
  var body: some View { Right(store: store) }
}
struct Receives: View {
  let store: Store
  @State private var shown = 0
  var body: some View { Text("\(shown)").onReceive(store.$n) { shown = $0 } }
}
@propertyWrapper struct Shared: DynamicProperty {
  @ObservedObject var wrappedValue: Store
}
struct ByWrapper: View {
  @Shared var store: Store
  var body: some View { Text("\(store.n)") }
}
struct Panel<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}
struct InPanel: View {
  let store: Store // finds unobserved_object
  var body: some View { Panel { Text("\(store.n)") } }
}
protocol Timing: ObservableObject { var seconds: Int { get } }
final class Watch: Timing {
  @Published private(set) var seconds = 0
  func tick() { seconds += 1 }
}
struct Watching<Model: Timing>: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("\(model.seconds)")
    Seconds(model: model)
  }
}
struct Seconds<Model: Timing>: View {
  let model: Model // finds unobserved_object
  var body: some View { Text("\(model.seconds)") }
}
struct Boxed: View {
  /// '@ObservedObject' does not take it.
  let model: any Timing
  var body: some View { Text("\(model.seconds)") }
}
