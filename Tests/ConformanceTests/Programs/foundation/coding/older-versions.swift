import Foundation

// Settings that were written by older versions of a program.
struct SettingsV1: Codable { var username: String; var fontSize: Int }
struct SettingsV2: Codable, Equatable {
  var version = 2; var user: User; var font: Font; var flags: Set<Flag> = []
  struct User: Codable, Equatable { var name: String; var email: String? }
  struct Font: Codable, Equatable { var size: Double; var family = "System" }
  enum Flag: String, Codable { case beta, verbose }
}
struct Probe: Codable { var version: Int? }
func load(_ data: Data) throws -> SettingsV2 {
  let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase
  switch try decoder.decode(Probe.self, from: data).version {
  case nil, 1:
    let old = try decoder.decode(SettingsV1.self, from: data);
    return SettingsV2(user: .init(name: old.username), font: .init(size: Double(old.fontSize)))
  case 2: return try decoder.decode(SettingsV2.self, from: data)
  case let other?: throw CocoaError(.coderReadCorrupt, userInfo: ["version": other])
  }
}
let defaults = UserDefaults(suiteName: "obsh.e07")!; defaults.removePersistentDomain(forName: "obsh.e07")
for text in [
  #"{"username": "ann", "font_size": 12}"#,
  #"{"version": 2, "user": {"name": "bo"}, "font": {"size": 9.5, "family": "Mono"}, "flags": ["beta"]}"#,
  #"{"version": 3}"#, #"{"version": 2, "user": {"name": "cy"}, "font": {"size": 1}}"#, "[]",
] {
  do {
    let s = try load(Data(text.utf8));
    print(s.user.name, s.user.email ?? "-", s.font.size, s.font.family, s.flags.map(\.rawValue)); let e = JSONEncoder();
    e.outputFormatting = .sortedKeys; defaults.set(try e.encode(s), forKey: "settings");
    print(try load(defaults.data(forKey: "settings")!) == s)
  } catch let e as CocoaError {
    print("cocoa", e.code == .coderReadCorrupt, e.userInfo["version"] ?? "-")
  } catch DecodingError.keyNotFound(let k, let c) {
    print("missing", k.stringValue, c.codingPath.map(\.stringValue))
  } catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.count) }
}
print(String(decoding: defaults.data(forKey: "settings")!, as: UTF8.self), defaults.object(forKey: "nothing") == nil)
defaults.removePersistentDomain(forName: "obsh.e07")
