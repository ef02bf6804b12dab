import Foundation
let scanner = Scanner(string: "Name: Ann, Age: 42 height 1.75m hex 0xFF end")
print(scanner.scanString("Name:") as Any, scanner.scanUpToString(",") as Any, scanner.scanCharacter() as Any)
print(
  scanner.scanUpToCharacters(from: .decimalDigits) as Any, scanner.scanInt() as Any, scanner.scanString("height")!,
  scanner.scanDouble() as Any, scanner.scanInt() as Any, scanner.scanCharacters(from: .letters) as Any,
  scanner.scanString("hex")!)
print(
  scanner.scanInt(representation: .hexadecimal) as Any, scanner.isAtEnd, scanner.scanUpToString("zzz") as Any,
  scanner.isAtEnd, scanner.scanString("x") as Any)
let csv = Scanner(string: "a;b ; c;;d")
csv.charactersToBeSkipped = nil
var fields: [String] = []
while !csv.isAtEnd { fields.append(csv.scanUpToString(";") ?? ""); _ = csv.scanString(";") }
print(fields)
let color = Scanner(string: "#FFA07Aff")
color.charactersToBeSkipped = CharacterSet(charactersIn: "#")
var rgb: UInt64 = 0
print(color.scanHexInt64(&rgb), String(rgb, radix: 16), color.string, color.currentIndex == color.string.endIndex)
let numbers = Scanner(string: "1 -2 +3 4.5 1e3 .5 abc 9999999999999999999 0b1")
print(
  numbers.scanInt() as Any, numbers.scanInt() as Any, numbers.scanInt() as Any, numbers.scanDouble() as Any,
  numbers.scanDouble() as Any, numbers.scanDouble() as Any, numbers.scanDouble() as Any,
  numbers.scanString("abc") as Any, numbers.scanInt() as Any, numbers.scanDecimal() as Any)
let cases = Scanner(string: "HELLO hello")
cases.caseSensitive = false
print(cases.scanString("hello") as Any, cases.scanString("HELLO") as Any, cases.caseSensitive)
let back = Scanner(string: "abc def")
let start = back.currentIndex
_ = back.scanUpToString("def"); back.currentIndex = start
print(
  back.scanUpToCharacters(from: .whitespaces) as Any, back.scanInt32() as Any, back.scanFloat() as Any,
  back.scanUInt64() as Any, back.scanInt64() as Any)
