import Foundation
let input = InputStream(data: Data("hello, world".utf8))
print(input.streamStatus == .notOpen, input.hasBytesAvailable, input.streamStatus.rawValue)
input.open()
print(input.streamStatus == .open, input.hasBytesAvailable)
var buffer = [UInt8](repeating: 0, count: 5)
while input.hasBytesAvailable {
  let n = input.read(&buffer, maxLength: 5)
  print(n, String(decoding: buffer[..<max(0, n)], as: UTF8.self), input.streamStatus.rawValue)
  if n <= 0 { break }
}
print(input.read(&buffer, maxLength: 5), input.streamStatus.rawValue, input.hasBytesAvailable)
input.close()
print(input.streamStatus.rawValue, input.hasBytesAvailable)
print(input.read(&buffer, maxLength: 5), input.streamStatus.rawValue)
let output = OutputStream(toMemory: ())
print(output.streamStatus.rawValue, output.hasSpaceAvailable)
output.open()
print(output.streamStatus.rawValue, output.hasSpaceAvailable)
print(output.write([65, 66, 67], maxLength: 3), output.streamStatus.rawValue)
print(output.write("xyz", maxLength: 2))
let data = output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
print(data as Any, data.map { String(decoding: $0, as: UTF8.self) } as Any)
print((output.property(forKey: .dataWrittenToMemoryStreamKey) as? NSData)?.length as Any)
output.close()
print(output.streamStatus.rawValue, output.hasSpaceAvailable, output.write([1], maxLength: 1))
print((output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data)?.count as Any)
let path = NSTemporaryDirectory() + "/obsh-stream.txt"
let file = OutputStream(toFileAtPath: path, append: false)!
file.open()
print(file.write("line 1\n", maxLength: 7), file.streamStatus.rawValue, file.hasSpaceAvailable)
file.close()
let more = OutputStream(url: URL(fileURLWithPath: path), append: true)!
more.open()
print(more.write("line 2\n", maxLength: 7))
more.close()
print(try String(contentsOfFile: path, encoding: .utf8))
let again = InputStream(fileAtPath: path)!
again.open()
var big = [UInt8](repeating: 0, count: 100)
print(again.hasBytesAvailable, again.read(&big, maxLength: 100), again.streamStatus.rawValue, again.hasBytesAvailable)
print(again.read(&big, maxLength: 100), again.streamStatus.rawValue, again.hasBytesAvailable)
again.close()
let url = InputStream(url: URL(fileURLWithPath: path))!
url.open()
print(url.read(&big, maxLength: 4), String(decoding: big[..<4], as: UTF8.self))
let missing = InputStream(fileAtPath: "/nowhere/at/all.txt")
print(missing == nil)
missing?.open()
print(missing?.streamStatus.rawValue as Any, missing?.read(&big, maxLength: 4) as Any)
var room = [UInt8](repeating: 0, count: 4)
room.withUnsafeMutableBufferPointer { p in
  let o = OutputStream(toBuffer: p.baseAddress!, capacity: 4)
  o.open()
  print(
    o.write([1, 2, 3], maxLength: 3), o.hasSpaceAvailable, o.write([4, 5], maxLength: 2), o.streamStatus.rawValue,
    o.hasSpaceAvailable)
  print(o.write([6], maxLength: 1), o.streamStatus.rawValue)
}
print(room)
let none = InputStream(data: Data())
none.open()
print(none.hasBytesAvailable, none.read(&big, maxLength: 4), none.streamStatus.rawValue)
let some: Stream = none
print(
  some.delegate == nil, Stream.Event.hasBytesAvailable.rawValue, Stream.Event.endEncountered.rawValue,
  Stream.PropertyKey.dataWrittenToMemoryStreamKey.rawValue)
