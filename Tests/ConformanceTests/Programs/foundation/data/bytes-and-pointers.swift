import Foundation
var data = Data("Hello".utf8)
data.append(contentsOf: [0x2c, 0x20]); data.append(Data("World".utf8)); data.append(33)
print(data.count, data, String(data: data, encoding: .utf8)!, data.first!, data[4], data.last!)
print(
  data.prefix(5).map { $0 }, data.dropFirst(7).count, data.subdata(in: 7..<12),
  data.range(of: Data("World".utf8)) as Any, data.firstIndex(of: 111) as Any)
print(
  data.base64EncodedString(), Data(base64Encoded: "SGVsbG8=")!.count, Data(base64Encoded: "SGVs bG8=") as Any,
  Data(base64Encoded: "SGVs\nbG8=", options: .ignoreUnknownCharacters) as Any)
print(
  data.map { String(format: "%02hhx", $0) }.joined(), data.reduce(0) { $0 &+ Int($1) }, data.contains(0x57),
  data.starts(with: [72, 101]))
data.replaceSubrange(0..<5, with: Data("Howdy".utf8)); data[0] = 0x68; data.removeLast(); data.insert(0x3e, at: 0)
print(
  String(decoding: data, as: UTF8.self), data.hashValue == data.hashValue, data == Data(data), data.isEmpty,
  Data().isEmpty, Data(count: 3), Data(repeating: 7, count: 2).map { $0 })
let slice = data[3..<6]
print(slice.startIndex, slice.endIndex, slice.count, slice[3], Data(slice).startIndex, slice == Data(slice))
data.resetBytes(in: 0..<2); data.removeSubrange(2..<4); data.removeAll { $0 == 0 }
print(
  String(decoding: data, as: UTF8.self), data.split(separator: 0x20).count, data.reversed().count, data.sorted().first!)
let numbers: [UInt32] = [1, 256, 0xdeadbeef]
let bytes = numbers.withUnsafeBufferPointer { Data(buffer: $0) }
print(
  bytes.count, bytes.map { $0 }, bytes.withUnsafeBytes { $0.load(fromByteOffset: 8, as: UInt32.self) } == 0xdeadbeef)
var value = UInt16(0x1234).bigEndian
print(
  Data(bytes: &value, count: 2).map { String($0, radix: 16) },
  withUnsafeBytes(of: UInt32(7).littleEndian) { Data($0) }.map { $0 })

print(
  Data("é".utf8).base64EncodedData().count,
  Data((0..<60)).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed]),
  data.advanced(by: 2).count, Data([1, 2, 3]).description, Data([1, 2]).debugDescription)
