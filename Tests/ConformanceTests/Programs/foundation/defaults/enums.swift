import Foundation

enum Theme: String, CaseIterable {
  case light, dark
}
enum Size: Int, Codable {
  case small = 1, large = 9
}
let defaults = UserDefaults(suiteName: "obsh.enums")!
defaults.removePersistentDomain(forName: "obsh.enums")
extension UserDefaults {
  var theme: Theme {
    get { string(forKey: "theme").flatMap(Theme.init(rawValue:)) ?? .light }
    set { set(newValue.rawValue, forKey: "theme") }
  }
  var size: Size? {
    get { Size(rawValue: integer(forKey: "size")) }
    set { set(newValue?.rawValue, forKey: "size") }
  }
}
print(defaults.theme, defaults.size as Any)
defaults.theme = .dark
defaults.size = .large
print(defaults.theme, defaults.size as Any, defaults.object(forKey: "size") as? Int ?? 0)
defaults.set("unknown", forKey: "theme")
defaults.size = nil
print(defaults.theme, defaults.object(forKey: "size") == nil, Theme.allCases.count)
defaults.register(defaults: ["volume": 5, "theme": "dark"])
print(defaults.integer(forKey: "volume"), defaults.string(forKey: "theme") ?? "none")
defaults.removeObject(forKey: "theme")
print(defaults.theme, defaults.bool(forKey: "volume"), defaults.double(forKey: "volume"))
defaults.removePersistentDomain(forName: "obsh.enums")
