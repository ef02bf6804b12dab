import Foundation

let bytes: [UInt8] = [1, 2, 3, 250, 5]
let data = NSData(bytes: bytes, length: 5)
print(data.length, data, data.isEqual(to: Data(bytes)))
let pointer = data.bytes.assumingMemoryBound(to: UInt8.self)
print(pointer[3], pointer.pointee, pointer.advanced(by: 2).pointee)
print(data.subdata(with: NSRange(location: 1, length: 3)) as NSData)
print(data.base64EncodedString(), data.base64EncodedString(options: []))
print(NSData(base64Encoded: "AQID+gU=")!, NSData(base64Encoded: "?") as Any)
var buffer = [UInt8](repeating: 0, count: 3)
data.getBytes(&buffer, length: 3)
print(buffer)
data.getBytes(&buffer, range: NSRange(location: 2, length: 3))
print(buffer)
var total = 0
data.enumerateBytes { pointer, range, stop in total += range.length }
print(total)
print(data == NSData(data: Data(bytes)), data.hash == NSData(data: Data(bytes)).hash, NSData().length)

let mutable = NSMutableData(length: 2)!
print(mutable)
mutable.append(Data([9, 8]))
mutable.append(bytes, length: 2)
print(mutable, mutable.length)
mutable.length = 3
print(mutable)
mutable.increaseLength(by: 2)
print(mutable)
mutable.replaceBytes(in: NSRange(location: 1, length: 2), withBytes: bytes, length: 4)
print(mutable)
mutable.resetBytes(in: NSRange(location: 0, length: 2))
print(mutable)
mutable.setData(Data([7]))
print(mutable)
let copy = mutable.copy() as! NSData
mutable.append(Data([1]))
print(copy, mutable, (copy.mutableCopy() as! NSMutableData).length)
let bridged = data as Data
print(bridged.count, (bridged as NSData).length)
let back: Any = data
print((back as? Data)?.count as Any, (back as? NSData)?.length as Any)
var plain = Data(bytes)
plain.withUnsafeBytes { (pointer: UnsafePointer<UInt8>) in print(pointer[0], pointer[4]) }
let sum = plain.withUnsafeBytes { (pointer: UnsafePointer<UInt8>) -> Int in (0..<5).reduce(0) { $0 + Int(pointer[$1]) } }
print(sum)
var more = Data()
var one: UInt8 = 4
more.append(&one, count: 1)
more.append(bytes, count: 2)
print(more.count, Array(more))
print((data as AnyObject) === (data as AnyObject), data.description, NSMutableData(capacity: 10)!.length)
