import Foundation

let defaults = UserDefaults(suiteName: "obsh.values") ?? .standard
defaults.set(3, forKey: "count")
defaults.set(2.5, forKey: "ratio")
defaults.set(true, forKey: "flag")
defaults.set("text", forKey: "name")
defaults.set(["a", "b"], forKey: "list")
defaults.set(Data([1, 2]), forKey: "data")
print(defaults.integer(forKey: "count"), defaults.double(forKey: "ratio"), defaults.bool(forKey: "flag"))
print(
  defaults.string(forKey: "name") ?? "none", defaults.stringArray(forKey: "list") ?? [],
  defaults.data(forKey: "data") ?? Data())
print(defaults.object(forKey: "missing") == nil, defaults.array(forKey: "list")?.count ?? -1)
for key in ["count", "ratio", "flag", "name", "list", "data"] { defaults.removeObject(forKey: key) }
print(defaults.object(forKey: "count") == nil)
