import Foundation

// Data: building a small binary format, slices, searching, encodings.
struct Writer {
  var data = Data()
  mutating func add<T: FixedWidthInteger>(_ value: T) { withUnsafeBytes(of: value.bigEndian) { data.append(contentsOf: $0) } }
  mutating func add(_ text: String) {
    add(UInt16(text.utf8.count))
    data.append(Data(text.utf8))
  }
}
struct Reader {
  var data: Data
  mutating func take(_ count: Int) -> Data? {
    guard data.count >= count else { return nil }
    defer { data = data.dropFirst(count) }
    return data.prefix(count)
  }
  mutating func number<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    take(MemoryLayout<T>.size).map { $0.reduce(0) { $0 << 8 | T($1) } }
  }
  mutating func text() -> String? { number(UInt16.self).flatMap { take(Int($0)) }.flatMap { String(data: $0, encoding: .utf8) } }
}
var writer = Writer()
writer.add(UInt32(0xDEADBEEF))
writer.add("héllo")
writer.add(Int16(-2))
print(writer.data.map { String(format: "%02x", $0) }.joined(separator: " "), writer.data.count, writer.data)
var reader = Reader(data: writer.data)
print(reader.number(UInt32.self) ?? 0, reader.text() ?? "-", reader.number(UInt16.self).map { Int16(bitPattern: $0) } ?? 0, reader.number(UInt8.self) as Any)
var data = Data("The quick brown fox".utf8)
print(data.range(of: Data("quick".utf8)) as Any, data.firstIndex(of: 0x71) ?? -1, data[4..<9].startIndex, String(decoding: data[4..<9], as: UTF8.self))
data.replaceSubrange(4..<9, with: Data("slow".utf8))
data.insert(contentsOf: [0x21], at: 0)
data.removeLast(3)
data.append(0x3F)
print(String(data: data, encoding: .utf8) ?? "-", data.first ?? 0, data.last ?? 0, data.subdata(in: 1..<4).count, data.starts(with: [0x21]))
for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .isoLatin1, .ascii, .windowsCP1252, .macOSRoman] {
  let bytes = "é€".data(using: encoding), plain = "ab".data(using: encoding)!
  print(encoding, bytes.map { Array($0) } as Any, Array(plain), String(data: plain, encoding: encoding) ?? "nil")
}
print("é€x".data(using: .ascii, allowLossyConversion: true).map { Array($0) } as Any, String(data: Data([0xFF, 0xFE]), encoding: .utf8) as Any, String(bytes: [72, 105], encoding: .ascii) ?? "-")
print(data.base64EncodedString(), Data(base64Encoded: "aGk=") ?? Data(), Data(base64Encoded: "a*k=") as Any, Data(base64Encoded: "aG k=", options: .ignoreUnknownCharacters)?.count ?? 0)
print(Data(repeating: 7, count: 70).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed]).components(separatedBy: "\n").count)
print(Data(count: 3) == Data([0, 0, 0]), Data([1, 2]).hashValue == Data([1, 2]).hashValue, Data([3, 1, 2]).sorted(), Set([Data([1]), Data([1])]).count, Data(), Data([1]).description)
data.resetBytes(in: 0..<2)
print(data[0], data.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }, data.enumerated().first { $0.element == 0x20 }?.offset ?? -1, Array(data.reversed().prefix(2)), Data([1, 2, 3]).split(separator: 2).map(Array.init))
