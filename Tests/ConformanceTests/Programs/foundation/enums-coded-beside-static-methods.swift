import Foundation
struct Color: Codable, Equatable { var r = 0 }
enum Mode: Codable, Equatable {
  case single(_ color: Color)
  case random(_ colors: [Color])
  case ramp(_ colors: [Color])
  case named(text: String, Int)
  case plain
  static func random(_ colors: Color...) -> Mode { .random(colors) }
  static func ramp(_ colors: Color...) -> Mode { .ramp(colors) }
}
for m in [Mode.random(Color(), Color(r: 2)), .ramp([Color(r: 3)]), .single(Color()), .named(text: "a", 4), .plain] {
  let e = JSONEncoder(); e.outputFormatting = .sortedKeys
  let d = try e.encode(m)
  print(String(decoding: d, as: UTF8.self), try JSONDecoder().decode(Mode.self, from: d) == m)
}
