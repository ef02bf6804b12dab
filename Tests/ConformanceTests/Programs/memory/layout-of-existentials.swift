protocol P {}; protocol Q: AnyObject {}
struct S: P { var a: Int8; var b: Int32 }
print(MemoryLayout<any P>.size, MemoryLayout<any P>.stride, MemoryLayout<any P>.alignment)
print(MemoryLayout<any Q>.size, MemoryLayout<any P & Sendable>.size, MemoryLayout<Any>.size, MemoryLayout<AnyObject>.size)
print(MemoryLayout<(any P)?>.size, MemoryLayout<(any Q)?>.size, MemoryLayout<Any?>.size, MemoryLayout<any Error>.size, MemoryLayout<any Hashable & CustomStringConvertible>.size)
print(MemoryLayout<S>.size, MemoryLayout<S>.stride, MemoryLayout<S?>.size, MemoryLayout<[Int]>.size, MemoryLayout<String>.size, MemoryLayout<String?>.size)
print(MemoryLayout<() -> Void>.size, MemoryLayout<(() -> Void)?>.size, MemoryLayout<Int.Type>.size, MemoryLayout<any P.Type>.size, MemoryLayout<Any.Type>.size, MemoryLayout<Void>.size, MemoryLayout<Never>.size)
enum E { case a(Int), b(String), c }
print(MemoryLayout<E>.size, MemoryLayout<Bool?>.size, MemoryLayout<Bool??>.size, MemoryLayout<Int??>.size, MemoryLayout<Character>.size, MemoryLayout<Substring>.size)
let p: any P = S(a: 1, b: 2)
print(MemoryLayout.size(ofValue: p), MemoryLayout.stride(ofValue: p))
struct W { var x: any P; var y: Bool }
print(MemoryLayout<W>.size, MemoryLayout<W>.offset(of: \.y) as Any, MemoryLayout<W?>.size)
print(MemoryLayout<Double?>.size, MemoryLayout<Range<Int>>.size, MemoryLayout<ClosedRange<Int>?>.size, MemoryLayout<Set<Int>?>.size, MemoryLayout<(Int8, Int16, Int8)>.size, MemoryLayout<KeyPath<S, Int8>>.size, MemoryLayout<AnyHashable>.size)
