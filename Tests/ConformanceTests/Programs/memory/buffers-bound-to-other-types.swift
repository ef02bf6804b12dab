// Buffers whose memory is read and written as another type of the same size.
let letters: [Int8] = [104, 105, 0]
let text = letters.withUnsafeBufferPointer { buffer in
  buffer.withMemoryRebound(to: CChar.self) { String(cString: $0.baseAddress!) }
}
print(text)
let bytes: [UInt8] = letters.withUnsafeBufferPointer { $0.withMemoryRebound(to: UInt8.self) { Array($0) } }
print(bytes)
var numbers: [Int32] = [-1, 2, 3]
numbers.withUnsafeMutableBufferPointer { buffer in
  buffer.withMemoryRebound(to: UInt32.self) { same in
    print(same.count, same[0])
    same[1] = 9
  }
}
print(numbers)
let empty = UnsafeBufferPointer<Int8>(start: nil, count: 0)
print(empty.withMemoryRebound(to: UInt8.self) { $0.count })
