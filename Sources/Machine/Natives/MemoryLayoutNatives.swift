import Code

/// Natives of `MemoryLayout<T>`: the size of a value in a compiled program on a 64-bit machine.
enum MemoryLayoutNatives {
  static var natives: NativeTable {
    [
      "MemoryLayout.size": { Value(try CompiledLayout(of: $0.types[0]).size) },
      "MemoryLayout.stride": { Value(try CompiledLayout(of: $0.types[0]).stride) },
      "MemoryLayout.alignment": { Value(try CompiledLayout(of: $0.types[0]).alignment) },
      "MemoryLayout.offset": { call in try call.optional(offset(of: call[0].keyPath).map { Value($0) }) },
    ]
  }

  /// The distance from the start of the root to the part that the key path reaches, if all of its steps are stored.
  private static func offset(of path: KeyPathBox) throws -> Int? {
    var type = path.root
    var offset = 0
    for step in path.steps where step.component.name != "self" {
      let name = step.component.name
      switch type.kind {
      case .structure:
        guard let index = type.fields.firstIndex(where: { $0.name == name && !$0.isLazy }) else { return nil }
        offset += try CompiledLayout.offset(ofPart: index, in: type.fields.map { try CompiledLayout(of: $0) })
        type = type.fields[index].type
      case .tuple:
        guard let index = Int(name) ?? type.labels.firstIndex(of: name), type.arguments.indices.contains(index) else {
          return nil
        }
        offset += try CompiledLayout.offset(ofPart: index, in: type.arguments.map { try CompiledLayout(of: $0) })
        type = type.arguments[index]
      default: return nil
      }
    }
    return offset
  }
}
