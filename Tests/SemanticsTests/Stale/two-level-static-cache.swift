import SwiftUI
enum Cache { nonisolated(unsafe) static var names: [Int: String] = [1: "a"] }  // wrong
@Observable class Names { var all: [Int: String] = [1: "a"] }  // right
let names = Names()  // right
struct Row: View {
  let id: Int
  var body: some View { Text(Cache.names[id] ?? "?") }  // wrong
  var body: some View { Text(names.all[id] ?? "?") }  // right
}
:mount Row(id: 1)
Cache.names[1] = "b"  // wrong
names.all[1] = "b"  // right
