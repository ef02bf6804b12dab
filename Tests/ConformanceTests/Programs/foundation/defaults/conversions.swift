import Foundation

let defaults = UserDefaults(suiteName: "obsh.conversions") ?? .standard
defaults.set("12", forKey: "text")
print(defaults.integer(forKey: "text"), defaults.double(forKey: "text"), defaults.bool(forKey: "text"))
defaults.set("true", forKey: "text")
print(defaults.bool(forKey: "text"), defaults.integer(forKey: "text"))
defaults.set("NO", forKey: "text")
print(defaults.bool(forKey: "text"))
defaults.set(7, forKey: "number")
print(defaults.double(forKey: "number"), defaults.bool(forKey: "number"))
defaults.set(2.75, forKey: "number")
print(defaults.integer(forKey: "number"), defaults.float(forKey: "number"))
defaults.set(true, forKey: "number")
print(defaults.integer(forKey: "number"), defaults.double(forKey: "number"))
defaults.removeObject(forKey: "text")
defaults.removeObject(forKey: "number")
