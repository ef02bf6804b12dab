import Foundation

let defaults = UserDefaults(suiteName: "obsh.missing") ?? .standard
print(
  defaults.integer(forKey: "x"), defaults.double(forKey: "x"), defaults.float(forKey: "x"), defaults.bool(forKey: "x"))
print(
  defaults.string(forKey: "x") ?? "none", defaults.array(forKey: "x") == nil, defaults.dictionary(forKey: "x") == nil)
print(defaults.data(forKey: "x") == nil, defaults.url(forKey: "x") == nil, defaults.stringArray(forKey: "x") == nil)
