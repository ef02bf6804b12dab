import Foundation

// Settings with a property wrapper, a registry of feature flags, and migration of old keys.
@propertyWrapper struct Stored<Value: Codable> {
  let key: String, fallback: Value, store: UserDefaults
  var wrappedValue: Value {
    get { store.data(forKey: key).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first } ?? fallback }
    nonmutating set { store.set(try? JSONEncoder().encode([newValue]), forKey: key) }
  }
  var projectedValue: Bool { store.object(forKey: key) != nil }
  init(wrappedValue: Value, _ key: String, _ store: UserDefaults) { (self.key, self.fallback, self.store) = (key, wrappedValue, store) }
}
let store = UserDefaults(suiteName: "com.example.flags")!
for key in ["theme", "sizes", "flags", "old.name", "name"] { store.removeObject(forKey: key) }
enum Theme: String, Codable, CaseIterable { case light, dark, system }
struct Settings {
  @Stored("theme", store) var theme = Theme.system
  @Stored("sizes", store) var sizes = [12.0, 14]
  @Stored("name", store) var name: String? = nil
}
var settings = Settings()
print(settings.theme, settings.sizes, settings.name as Any, settings.$theme)
settings.theme = .dark
settings.sizes.append(20.5)
settings.name = "Ann"
print(Settings().theme, Settings().sizes, Settings().name ?? "-", settings.$theme, store.data(forKey: "sizes").map { String(decoding: $0, as: UTF8.self) } ?? "-")
struct Flags: OptionSet, Codable, CustomStringConvertible {
  let rawValue: Int
  static let beta = Flags(rawValue: 1), sync = Flags(rawValue: 2), all: Flags = [.beta, .sync]
  var description: String { [(Flags.beta, "beta"), (.sync, "sync")].filter { contains($0.0) }.map(\.1).joined(separator: "+") }
}
store.set(Flags.all.rawValue, forKey: "flags")
print(Flags(rawValue: store.integer(forKey: "flags")), String(decoding: try JSONEncoder().encode(Flags.sync), as: UTF8.self), try JSONDecoder().decode([Flags].self, from: Data("[3]".utf8)))
store.set("Bob", forKey: "old.name")
if let old = store.string(forKey: "old.name") {
  settings.name = old
  store.removeObject(forKey: "old.name")
}
print(settings.name ?? "-", store.object(forKey: "old.name") == nil, Theme.allCases.map(\.rawValue), Theme(rawValue: "blue") as Any)
for key in ["theme", "sizes", "flags", "old.name", "name"] { store.removeObject(forKey: key) }
