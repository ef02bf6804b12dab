import SwiftUI
final class Manual: ObservableObject {
  var name = "a" { willSet { objectWillChange.send() } }
  private var storage: [String: Int] = [:]
  subscript(key: String) -> Int { get { storage[key, default: 0] } set { objectWillChange.send(); storage[key] = newValue } }
  func rename() { objectWillChange.send(); name = "c" }
}
struct ManualView: View {
  @StateObject private var manual = Manual()
  var body: some View { Text("\(manual.name) \(manual["x"])"); Button("Go") { manual["x"] += 1 }; Button("Name") { manual.rename() } }
}
:mount ManualView()
:tap Go
:tap Name
