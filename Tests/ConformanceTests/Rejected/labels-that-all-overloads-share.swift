import Foundation
UserDefaults.standard.set(1, key: "x")
struct Table {
  func set(_ v: Int, forKey k: String) {}
  func set(_ v: String, forKey k: String) {}
}
let table = Table()
table.set(1, key: "x")
table.set(1.5, key: "x")
table.set(1, "x")
table.set(1)
table.set()
