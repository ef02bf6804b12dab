// `MemoryLayout<T>`: the size of a value in a compiled program on a 64-bit machine.

enum MemoryLayout<T: ~Copyable> {
  static var size: Int { get }
  static var stride: Int { get }
  static var alignment: Int { get }
  static func size(ofValue value: T) -> Int { size }
  static func stride(ofValue value: T) -> Int { stride }
  static func alignment(ofValue value: T) -> Int { alignment }
}

extension MemoryLayout {
  @native("MemoryLayout.offset") static func offset(of key: PartialKeyPath<T>) -> Int?
}
