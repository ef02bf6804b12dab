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
