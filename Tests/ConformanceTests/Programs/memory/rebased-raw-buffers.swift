let xs: [UInt8] = [1, 2, 3, 4]
let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
for i in 0..<4 { buffer[i] = xs[i] }
let tail = UnsafeMutableRawBufferPointer(rebasing: buffer[1...])
print(tail.count, tail[0])
let r = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer).dropFirst(2))
print(r.count, r[0])
buffer.deallocate()
let words = UnsafeMutableBufferPointer<Int>.allocate(capacity: 3)
words.initialize(repeating: 7)
let last = UnsafeMutableBufferPointer(rebasing: words[2...])
last[0] = 9
print(last.count, words[2])
words.deallocate()
