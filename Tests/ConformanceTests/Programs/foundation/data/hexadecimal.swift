import Foundation

let data = Data([0, 15, 255, 16])
print(data.map { String(format: "%02x", $0) }.joined())
print(data.map { String(format: "%02hhX", $0) }.joined(separator: ":"))
let text = "0ff3"
var bytes = Data()
var index = text.startIndex
while index < text.endIndex {
  let next = text.index(index, offsetBy: 2)
  bytes.append(UInt8(text[index..<next], radix: 16) ?? 0)
  index = next
}
print(Array(bytes))
