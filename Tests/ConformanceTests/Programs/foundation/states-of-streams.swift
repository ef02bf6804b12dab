import Foundation
let none = InputStream(data: Data())
none.open(); print(none.streamStatus.rawValue)
var one = [UInt8](repeating: 0, count: 8)
let i = InputStream(data: Data([1, 2]))
print(i.read(&one, maxLength: 1), i.streamStatus.rawValue)
i.open()
i.open()
print(i.streamStatus.rawValue)
let o = OutputStream.toMemory()
print(
  (o.property(forKey: .dataWrittenToMemoryStreamKey) as? Data) as Any, o.write([1], maxLength: 1),
  o.streamStatus.rawValue)
o.open()
print(
  (o.property(forKey: .dataWrittenToMemoryStreamKey) as? Data) as Any, o.write([], maxLength: 0),
  o.streamStatus.rawValue, o.setProperty(nil, forKey: .fileCurrentOffsetKey))
var room = [UInt8](repeating: 0, count: 4)
let b = OutputStream(toBuffer: &room, capacity: 4)
b.open()
print(
  b.write([1, 2, 3, 4], maxLength: 4), b.streamStatus.rawValue, b.hasSpaceAvailable, b.write([1], maxLength: 1),
  b.streamStatus.rawValue)
let path = NSTemporaryDirectory() + "/obsh-new-stream.txt"
try? FileManager.default.removeItem(atPath: path)
let app = OutputStream(toFileAtPath: path, append: true)!
app.open(); print(app.streamStatus.rawValue, app.write([65], maxLength: 1)); app.close()
let trunc = OutputStream(toFileAtPath: path, append: false)!
print(try Data(contentsOf: URL(fileURLWithPath: path)).count)
trunc.open()
print(try Data(contentsOf: URL(fileURLWithPath: path)).count)
trunc.close()
let f = InputStream(fileAtPath: path)!
f.open(); print(f.hasBytesAvailable, f.streamStatus.rawValue, f.read(&one, maxLength: 8), f.streamStatus.rawValue)
let missing = InputStream(fileAtPath: "/nowhere/at/all.txt")!
missing.open()
print(missing.hasBytesAvailable, missing.streamStatus.rawValue)
let bad = OutputStream(toFileAtPath: "/nowhere/x", append: false)!
bad.open(); print(bad.streamStatus.rawValue, bad.hasSpaceAvailable, bad.write([1], maxLength: 1))
let dir = InputStream(fileAtPath: "/tmp")!
dir.open(); print(dir.streamStatus.rawValue, dir.read(&one, maxLength: 8), dir.streamStatus.rawValue)
var p: UnsafeMutablePointer<UInt8>? = nil
var n = 0
print(i.property(forKey: .fileCurrentOffsetKey) as Any)
print(Stream.Status.open, Stream.Status.closed, Stream.Event.openCompleted)
i.close(); i.close(); print(i.streamStatus.rawValue); i.open(); print(i.streamStatus.rawValue)
class D: NSObject, StreamDelegate { func stream(_ aStream: Stream, handle eventCode: Stream.Event) {} }
let d = D()
i.delegate = d; print(i.delegate === i)
final class Zeros: InputStream {
  var left = 3
  override func open() {}
  override var hasBytesAvailable: Bool { left > 0 }
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    let n = min(len, left); left -= n
    for i in 0..<n { buffer[i] = 9 }
    return n
  }
}
let z: InputStream = Zeros(data: Data())
print(z.read(&one, maxLength: 2), z.hasBytesAvailable, z.read(&one, maxLength: 2), z.hasBytesAvailable, one)
