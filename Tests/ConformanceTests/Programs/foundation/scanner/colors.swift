import Foundation

struct RGB: CustomStringConvertible {
  var red, green, blue: Double
  init?(hex: String) {
    let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet(charactersIn: "#")))
    guard let value = scanner.scanUInt64(representation: .hexadecimal), scanner.isAtEnd else { return nil }
    red = Double(value >> 16 & 0xff) / 255
    green = Double(value >> 8 & 0xff) / 255
    blue = Double(value & 0xff) / 255
  }
  var description: String { String(format: "%.2f %.2f %.2f", red, green, blue) }
}
for text in ["#ff8000", "00FF00", "#zzz", "123456"] { print(text, RGB(hex: text)?.description ?? "none") }
let scanner = Scanner(string: "0x1F -17 +3 1e2")
print(scanner.scanInt(representation: .hexadecimal) ?? 0, scanner.scanInt() ?? 0, scanner.scanInt() ?? 0, scanner.scanDouble() ?? 0)
let text = "abc123"
let mixed = Scanner(string: text)
_ = mixed.scanCharacters(from: .letters)
print(text[mixed.currentIndex...], mixed.string, mixed.caseSensitive)
mixed.currentIndex = text.startIndex
print(mixed.scanString("ABC") ?? "none", mixed.scanUpToString("9") ?? "none")
