// A pointer to memory whose type is not known.

struct OpaquePointer: Hashable {
  let _raw: UnsafeMutableRawPointer
  init(_ from: UnsafeMutableRawPointer) { _raw = from }
  init(_ from: UnsafeRawPointer) { _raw = UnsafeMutableRawPointer(mutating: from) }
  init<T>(_ from: UnsafeMutablePointer<T>) { _raw = UnsafeMutableRawPointer(from) }
  init<T>(_ from: UnsafePointer<T>) { _raw = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(from)) }
}

extension UnsafeMutablePointer {
  init(_ from: OpaquePointer) { self = from._raw.assumingMemoryBound(to: Pointee.self) }
}

extension UnsafePointer {
  init(_ from: OpaquePointer) { self.init(from._raw.assumingMemoryBound(to: Pointee.self)) }
}

extension UnsafeMutableRawPointer {
  init(_ from: OpaquePointer) { self = from._raw }
}

extension UnsafeRawPointer {
  init(_ from: OpaquePointer) { self.init(from._raw) }
}
