import Foundation
final class Settings {
  private let defaults: UserDefaults; private let center: NotificationCenter
  static let changed = Notification.Name("Settings.changed")
  init(defaults: UserDefaults, center: NotificationCenter = .default) {
    self.defaults = defaults; self.center = center;
    defaults.register(defaults: [Key.size.rawValue: 12, Key.theme.rawValue: "light"])
  }
  enum Key: String, CaseIterable { case size, theme, recent }
  subscript<T>(_ key: Key) -> T? {
    get { defaults.object(forKey: key.rawValue) as? T }
    set {
      defaults.set(newValue, forKey: key.rawValue);
      center.post(name: Self.changed, object: self, userInfo: ["key": key])
    }
  }
  var size: Int {
    get { self[.size] ?? 0 }
    set { self[.size] = newValue }
  }
  var recent: [String] {
    get { self[.recent] ?? [] }
    set { self[.recent] = Array(newValue.suffix(3)) }
  }
}
let suite = "obsh.c09"; UserDefaults().removePersistentDomain(forName: suite)
let settings = Settings(defaults: UserDefaults(suiteName: suite)!)
var log: [String] = []
let token = NotificationCenter.default.addObserver(forName: Settings.changed, object: settings, queue: nil) {
  log.append(($0.userInfo?["key"] as? Settings.Key)?.rawValue ?? "?")
}
print(settings.size, (settings[.theme] as String?) ?? "-", (settings[.theme] as Int?) as Any)
settings.size += 3; for word in ["a", "b", "c", "d"] { settings.recent.append(word) }
print(settings.size, settings.recent, log)
NotificationCenter.default.removeObserver(token); settings.size = 1
print(log.count, UserDefaults(suiteName: suite)!.integer(forKey: "size"))
UserDefaults(suiteName: suite)!.removeObject(forKey: "size"); print(settings.size)
