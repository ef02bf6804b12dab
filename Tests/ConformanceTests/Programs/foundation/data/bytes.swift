import Foundation
var d = Data([72, 101, 108, 108, 111])
print(d, d.count, d[1], d.first!, d.last!, Array(d), String(data: d, encoding: .utf8)!, String(decoding: d, as: UTF8.self))
d.append(33); d.append(contentsOf: [1, 2]); d.append(Data([9])); d[0] = 74
print(Array(d), d.prefix(2) as Any, Array(d.suffix(2)), d.isEmpty, d == Data(d), Data().isEmpty, Data(count: 3), Data(repeating: 7, count: 1))
let slice = d[2..<5]
print(slice.startIndex, slice.endIndex, slice[2], Array(slice), slice.count, Array(d.subdata(in: 1..<3)))
print(d.map { String(format: "%02x", $0) }.joined(), d.reduce(0) { $0 + Int($1) }, d.contains(33), d.firstIndex(of: 33)!)
d.removeSubrange(0..<2); d.replaceSubrange(0..<1, with: [5, 6]); d.insert(1, at: 0); d.removeLast()
print(Array(d), Array(d.reversed()), d.sorted())
print(Data("hi".utf8).base64EncodedString(), Data(base64Encoded: "aGk=")!, Data(base64Encoded: "a*") as Any, Data(base64Encoded: "aG k=", options: .ignoreUnknownCharacters)!)
print(Data(repeating: 255, count: 60).base64EncodedString(options: .lineLength64Characters))
print("é😀".data(using: .utf8)!.count, "é".data(using: .utf16LittleEndian)!.map { $0 }, "é".data(using: .ascii) as Any, "é".data(using: .isoLatin1)!.map { $0 }, "é".data(using: .ascii, allowLossyConversion: true)!.map { $0 })
print(String(data: Data([0xff, 0xfe]), encoding: .utf8) as Any, String(data: Data([233]), encoding: .isoLatin1)!, String(bytes: [65, 66], encoding: .ascii)!, String(data: Data(), encoding: .utf8)!)
print(Data([1, 2]) + Data([3]), Data([1]).hashValue == Data([1]).hashValue, Set([Data([1]), Data([1])]).count, "abc".lengthOfBytes(using: .utf16))
for byte in Data([1, 2]) { print(byte, terminator: " ") }
print()
print(Data([1, 2, 3, 4]).range(of: Data([2, 3]))!, Data([1, 2, 3]).starts(with: [1, 2]), Data([3, 1]).max()!)
