import Foundation

let scanner = Scanner(string: "width: 120, height: 45.5; name = box")
scanner.charactersToBeSkipped = .whitespaces
print(scanner.scanString("width:") ?? "none", scanner.scanInt() ?? 0)
print(scanner.scanString(",") ?? "none", scanner.scanUpToString(":") ?? "none", scanner.scanString(":") ?? "none")
print(scanner.scanDouble() ?? 0, scanner.scanCharacter() ?? "?")
print(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "=")) ?? "none", scanner.isAtEnd)
print(scanner.scanString("nope") as Any, scanner.scanString("=") ?? "none")
print(scanner.scanCharacters(from: .letters) ?? "none", scanner.isAtEnd, scanner.scanInt() as Any)
let numbers = Scanner(string: "1, 2,3 , 4")
numbers.charactersToBeSkipped = CharacterSet(charactersIn: " ,")
var found: [Int] = []
while let number = numbers.scanInt() { found.append(number) }
print(found, numbers.isAtEnd)
