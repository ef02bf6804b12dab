import Foundation

struct Config: Codable, Equatable {
  struct Server: Codable, Equatable {
    var host: String
    var port: Int
  }
  var title: String
  var servers: [Server]
  var expires: Date
  var icon: Data
  var ratio: Double?
}
let text = """
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>title</key><string>Main &amp; more</string>
  <key>servers</key>
  <array><dict><key>host</key><string>example.com</string><key>port</key><integer>443</integer></dict></array>
  <key>expires</key><date>2025-01-02T03:04:05Z</date>
  <key>icon</key><data>AQID</data>
</dict>
</plist>
"""
let config = try PropertyListDecoder().decode(Config.self, from: Data(text.utf8))
print(config.title, config.servers[0].host, config.servers[0].port, config.expires.timeIntervalSince1970)
print(config.icon.map { Int($0) }, config.ratio as Any)
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
print(String(decoding: try encoder.encode(config), as: UTF8.self))
encoder.outputFormat = .binary
print(try PropertyListDecoder().decode(Config.self, from: encoder.encode(config)) == config)
do {
  _ = try PropertyListDecoder().decode([String: Int].self, from: encoder.encode(["a": "b"]))
} catch DecodingError.typeMismatch(let type, _) { print("mismatch", type) }
