import Foundation

let word = "Grüße ☃"
print(Array(Data(word.utf8)).count)
print(word.data(using: .utf8)?.count ?? -1, word.data(using: .ascii) == nil)
print(word.data(using: .utf16LittleEndian)?.count ?? -1)
print(String(data: Data([72, 105]), encoding: .utf8) ?? "none")
print(String(data: Data([0xff, 0xfe, 0xfd]), encoding: .utf8) ?? "none")
print(String(data: Data([0xe9]), encoding: .isoLatin1) ?? "none")
