import Foundation

// Defaults in a suite: kinds, conversions, registration, removal.
let suite = "com.example.found.\(UUID().uuidString)"
let defaults = UserDefaults(suiteName: suite)!
defaults.register(defaults: ["theme": "light", "size": 12, "ratio": 1.5, "on": true])
print(defaults.string(forKey: "theme") ?? "-", defaults.integer(forKey: "size"), defaults.double(forKey: "ratio"), defaults.bool(forKey: "on"))
defaults.set("dark", forKey: "theme")
defaults.set(20, forKey: "size")
defaults.set(2.25, forKey: "ratio")
defaults.set(false, forKey: "on")
defaults.set(["a", "b"], forKey: "list")
defaults.set(["x": 1, "y": 2], forKey: "map")
defaults.set(Data([1, 2]), forKey: "data")
defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")
print(defaults.string(forKey: "theme") ?? "-", defaults.integer(forKey: "size"), defaults.double(forKey: "ratio"), defaults.bool(forKey: "on"))
print(defaults.stringArray(forKey: "list") ?? [], (defaults.dictionary(forKey: "map") as? [String: Int]) ?? [:] == ["x": 1, "y": 2], defaults.data(forKey: "data")?.count ?? 0)
print((defaults.object(forKey: "date") as? Date)?.timeIntervalSince1970 ?? 0)
print(defaults.string(forKey: "size") ?? "nil", defaults.integer(forKey: "theme"), defaults.bool(forKey: "size"), defaults.float(forKey: "ratio"), defaults.array(forKey: "list")?.count ?? 0)
defaults.set("42", forKey: "text")
defaults.set("YES", forKey: "yes")
defaults.set("true", forKey: "true")
print(defaults.integer(forKey: "text"), defaults.double(forKey: "text"), defaults.bool(forKey: "yes"), defaults.bool(forKey: "true"), defaults.bool(forKey: "text"))
print(defaults.object(forKey: "none") == nil, defaults.integer(forKey: "none"), defaults.string(forKey: "none") as Any, defaults.array(forKey: "theme") as Any)
defaults.removeObject(forKey: "theme")
defaults.removeObject(forKey: "size")
print(defaults.string(forKey: "theme") ?? "-", defaults.integer(forKey: "size"))
struct Profile: Codable, Equatable { var name: String; var tags: Set<String> }
let profile = Profile(name: "Ann", tags: ["x"])
defaults.set(try JSONEncoder().encode(profile), forKey: "profile")
if let data = defaults.data(forKey: "profile") { print(try JSONDecoder().decode(Profile.self, from: data) == profile) }
enum Mode: String { case fast, slow }
defaults.set(Mode.slow.rawValue, forKey: "mode")
print(defaults.string(forKey: "mode").flatMap(Mode.init) == .slow, Mode(rawValue: defaults.string(forKey: "gone") ?? "") == nil)
let keys = ["data", "list", "theme"].filter { defaults.object(forKey: $0) != nil }
print(keys)
