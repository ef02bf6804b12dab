import Foundation

var data = Data("Hello".utf8)
data.append(contentsOf: [0x21, 0x0a])
data.append("more".data(using: .utf8)!)
print(data.count, String(decoding: data, as: UTF8.self).components(separatedBy: "\n"))
data.replaceSubrange(0..<5, with: Data("Bye".utf8))
data.insert(0x2a, at: 0)
data.removeFirst()
print(String(data: data, encoding: .utf8) ?? "none", data.first ?? 0, data.last ?? 0)
print(data.withUnsafeBytes { $0.count }, data.prefix(3).map { String(format: "%02x", $0) }.joined(), data.firstIndex(of: 0x21) ?? -1)
print(data.hashValue == Data(data).hashValue, Data(repeating: 7, count: 3).reduce(0) { $0 + Int($1) }, Array(data.suffix(2)))
print(Data([1, 2, 3]).reversed().map { Int($0) }, Data([3, 1, 2]).sorted(), Data([1, 2]).elementsEqual([1, 2]), Data([1, 2, 3, 4]).dropFirst(2).startIndex)
let number: UInt32 = 0x01020304
let bytes = withUnsafeBytes(of: number.bigEndian) { Data($0) }
print(bytes.map { $0 }, bytes.withUnsafeBytes { $0.load(as: UInt32.self).bigEndian } == number, bytes.base64EncodedString())
print(Data(base64Encoded: "SGk=").flatMap { String(data: $0, encoding: .utf8) } ?? "none", Data(base64Encoded: "??") as Any, bytes.starts(with: [1, 2]), bytes.contains(4), Data(count: 2) == Data([0, 0]))
