// `withUnsafe…` of variables, arrays and strings.
var number = 4
withUnsafeMutablePointer(to: &number) { $0.pointee *= 2 }
print(number, withUnsafePointer(to: number) { $0.pointee + 1 })
let array = [3, 1, 2]
print(array.withUnsafeBufferPointer { $0.max()! }, array.withUnsafeBufferPointer { $0.baseAddress![1] })
var edited = [5, 4, 3]
edited.withUnsafeMutableBufferPointer { buffer in
  buffer[0] = 8
  buffer.swapAt(0, 2)
  for index in buffer.indices { buffer[index] += 1 }
}
print(edited)
edited.withUnsafeMutableBufferPointer { $0.sort() }
print(edited, edited.withContiguousStorageIfAvailable { $0.count } ?? -1)
struct Failure: Error {}
do {
  try edited.withUnsafeMutableBufferPointer { buffer in buffer[0] = 100; throw Failure() }
} catch { print(error, edited) }
let squares = Array<Int>(unsafeUninitializedCapacity: 5) { buffer, count in
  for index in 0..<3 { (buffer.baseAddress! + index).initialize(to: index * index) }
  count = 3
}
print(squares)
print("hé".utf8CString, "abc".withCString { String(cString: $0) }, "abc".withCString { $0[1] })
var text = "héllo"
print(text.withUTF8 { $0.count }, text.withUTF8 { buffer in buffer.filter { $0 > 127 }.count })
