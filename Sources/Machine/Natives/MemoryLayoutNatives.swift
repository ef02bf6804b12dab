import Code

/// Natives of `MemoryLayout<T>`: the size of a value in a compiled program on a 64-bit machine.
enum MemoryLayoutNatives {
  static var natives: NativeTable {
    [
      "MemoryLayout.size": { Value(try CompiledLayout(of: $0.types[0]).size) },
      "MemoryLayout.stride": { Value(try CompiledLayout(of: $0.types[0]).stride) },
      "MemoryLayout.alignment": { Value(try CompiledLayout(of: $0.types[0]).alignment) },
    ]
  }
}
