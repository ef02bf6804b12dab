import SwiftUI
let cache = NSMutableDictionary()  // wrong
@Observable class Cache1 { var names: [String: String] = [:] }  // right
let cache = Cache1()  // right
struct NameView: View {
  var body: some View {
    Text(cache["name"] as? String ?? "none")  // wrong
    Text(cache.names["name"] ?? "none")  // right
  }
}
:mount NameView()
cache["name"] = "Ann"  // wrong
cache.names["name"] = "Ann"  // right
