import Foundation
let defaults = UserDefaults(suiteName: "tests.obsh.settings")!
defaults.removePersistentDomain(forName: "tests.obsh.settings")
defaults.register(defaults: ["volume": 0.5, "name": "nobody", "count": 3])
print(
  defaults.double(forKey: "volume"), defaults.string(forKey: "name")!, defaults.integer(forKey: "count"),
  defaults.bool(forKey: "flag"), defaults.object(forKey: "x") as Any)
defaults.set(7, forKey: "count"); defaults.set("12", forKey: "text"); defaults.set(["a", "b"], forKey: "list");
defaults.set(true, forKey: "flag"); defaults.set(Date(timeIntervalSince1970: 5), forKey: "date");
defaults.set(Data([1, 2]), forKey: "data"); defaults.set(["k": 1], forKey: "map");
defaults.set(URL(string: "https://a.b")!, forKey: "url"); defaults.set(1.5 as Float, forKey: "float")
print(
  defaults.integer(forKey: "count"), defaults.integer(forKey: "text"), defaults.stringArray(forKey: "list")!,
  defaults.bool(forKey: "flag"), defaults.object(forKey: "date") as! Date, defaults.data(forKey: "data")!.count,
  defaults.dictionary(forKey: "map")!.count, defaults.float(forKey: "float"))
print(
  defaults.string(forKey: "count") as Any, defaults.array(forKey: "list")!.count, defaults.bool(forKey: "text"),
  defaults.double(forKey: "name"))
defaults.removeObject(forKey: "count")
print(defaults.integer(forKey: "count"))
print(defaults.object(forKey: "text") == nil)
struct Prefs: Codable { var theme = "dark"; var size = 12 }
defaults.set(try JSONEncoder().encode(Prefs()), forKey: "prefs")
if let data = defaults.data(forKey: "prefs"), let prefs = try? JSONDecoder().decode(Prefs.self, from: data) {
  print(prefs)
}
enum Theme: String { case light, dark }
defaults.set(Theme.light.rawValue, forKey: "theme")
print(defaults.string(forKey: "theme").flatMap(Theme.init(rawValue:)) ?? .dark)
print(defaults.dictionaryRepresentation().keys.filter { ["flag", "list", "map", "name"].contains($0) }.sorted())
print(UserDefaults.standard.bool(forKey: "never"), UserDefaults.standard.string(forKey: "never") as Any)
