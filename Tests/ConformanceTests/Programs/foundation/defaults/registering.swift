import Foundation

let defaults = UserDefaults(suiteName: "obsh.registering") ?? .standard
defaults.register(defaults: ["volume": 5, "name": "new", "on": true])
print(defaults.integer(forKey: "volume"), defaults.string(forKey: "name") ?? "none", defaults.bool(forKey: "on"))
defaults.set(9, forKey: "volume")
print(defaults.integer(forKey: "volume"))
defaults.removeObject(forKey: "volume")
print(defaults.integer(forKey: "volume"))
