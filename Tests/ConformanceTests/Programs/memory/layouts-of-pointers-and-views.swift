// The sizes of pointers, of the views of texts and of identifiers.

import Foundation
print(MemoryLayout<UnsafeRawPointer>.size, MemoryLayout<UnsafePointer<Int>?>.size, MemoryLayout<UnsafeMutableBufferPointer<Int>>.size, MemoryLayout<UnsafeBufferPointer<Int>?>.size)
print(MemoryLayout<Substring.UTF8View>.size, MemoryLayout<String.UTF8View>.size, MemoryLayout<String.UnicodeScalarView?>.size, MemoryLayout<UUID>.size, MemoryLayout<UUID?>.size, MemoryLayout<UUID>.alignment)
