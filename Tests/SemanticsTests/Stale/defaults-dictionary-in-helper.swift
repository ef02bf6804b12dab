import SwiftUI
func limits() -> [String: Int] { UserDefaults.standard.dictionary(forKey: "limits") as? [String: Int] ?? [:] }  // wrong
@Observable class Limits { var values: [String: Int] = [:] }  // right
let store = Limits()  // right
struct LimitView: View {
  var body: some View {
    Text("\(limits()["max"] ?? 0)")  // wrong
    Text("\(store.values["max"] ?? 0)")  // right
  }
}
:mount LimitView()
UserDefaults.standard.set(["max": 5], forKey: "limits")  // wrong
store.values = ["max": 5]  // right
