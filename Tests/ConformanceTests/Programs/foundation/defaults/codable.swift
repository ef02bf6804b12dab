import Foundation

struct Account: Codable, Equatable {
  var name: String
  var age: Int
}
let defaults = UserDefaults(suiteName: "obsh.codable") ?? .standard
defaults.set(try JSONEncoder().encode([Account(name: "a", age: 1)]), forKey: "accounts")
if let data = defaults.data(forKey: "accounts") {
  print(try JSONDecoder().decode([Account].self, from: data))
}
defaults.set(["k": "v"], forKey: "map")
print(defaults.dictionary(forKey: "map")?["k"] as? String ?? "none", defaults.string(forKey: "map") ?? "none")
for key in ["accounts", "map"] { defaults.removeObject(forKey: key) }
