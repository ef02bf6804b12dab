import SwiftUI
final class Cache1 { private var d: [String: Int] = [:]; subscript(k: String) -> Int { get { d[k, default: 0] } set { d[k] = newValue } } }  // wrong
@Observable final class Cache1 { private var d: [String: Int] = [:]; subscript(k: String) -> Int { get { d[k, default: 0] } set { d[k] = newValue } } }  // right
struct Page: View { let cache: Cache1; let keys = ["a", "b"]; var body: some View { ForEach(keys, id: \.self) { k in Text("\(k) \(cache[k])") } } }
let cache = Cache1()
:mount Page(cache: cache)
cache["b"] = 4
