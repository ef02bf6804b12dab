import Foundation

// Scanner: a tiny language.
func scan(_ text: String) -> [String] {
  let scanner = Scanner(string: text)
  var out: [String] = []
  while !scanner.isAtEnd {
    if let number = scanner.scanDouble() { out.append("n\(number)") }
    else if let word = scanner.scanCharacters(from: .letters) { out.append("w\(word)") }
    else if let op = scanner.scanCharacter() { out.append("o\(op)") }
  }
  return out
}
print(scan("let x = 3.5 * (y + -2)"), scan(""), scan("1e3abc 0x10"))
let scanner = Scanner(string: "Name: Ann Lee; Age: 42; Hex: 0xFF; Big: 99999999999999999999")
print(scanner.scanString("Name:") ?? "-", scanner.scanUpToString(";") ?? "-", scanner.scanString(";") ?? "-", scanner.currentIndex == scanner.string.startIndex)
print(scanner.scanString("Size") ?? "nil", scanner.scanUpToCharacters(from: .decimalDigits) ?? "-", scanner.scanInt() ?? -1)
print(scanner.scanUpToString("0x") ?? "-", scanner.scanInt(representation: .hexadecimal) ?? -1, scanner.scanUpToString("Big: ") ?? "-", scanner.scanString("Big:") ?? "-", scanner.scanInt() ?? -1)
print(scanner.isAtEnd)
let strict = Scanner(string: "  ABC abc")
strict.charactersToBeSkipped = nil
print(strict.scanString("ABC") ?? "nil", strict.scanCharacters(from: .whitespaces)?.count ?? 0)
strict.caseSensitive = true
print(strict.scanString("abc") ?? "nil", strict.scanString("ABC") ?? "nil")
let numbers = Scanner(string: "12 3.25 -7 1.5e2 18446744073709551615 0.1")
print(numbers.scanInt32() ?? 0, numbers.scanFloat() ?? 0, numbers.scanInt64() ?? 0, numbers.scanDouble() ?? 0, numbers.scanUInt64() ?? 0, numbers.scanDecimal() ?? 0)
let csv = Scanner(string: "a,b,,\"c d\",e")
csv.charactersToBeSkipped = nil
var fields: [String] = []
while !csv.isAtEnd {
  if csv.scanString("\"") != nil {
    fields.append(csv.scanUpToString("\"") ?? "")
    _ = csv.scanString("\"")
  } else { fields.append(csv.scanUpToString(",") ?? "") }
  _ = csv.scanString(",")
}
print(fields)
