import Code

/// Natives of `MemoryLayout<T>`: the size of a value in a compiled program on a 64-bit machine.
enum MemoryLayoutNatives {
  static var natives: NativeTable {
    [
      "MemoryLayout.size": { Value(try layout(of: $0.types[0]).size) },
      "MemoryLayout.stride": { Value(try layout(of: $0.types[0]).stride) },
      "MemoryLayout.alignment": { Value(try layout(of: $0.types[0]).alignment) },
    ]
  }

  private struct Layout {
    var size: Int
    var alignment: Int
    var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }
  }

  private static func layout(of type: RuntimeType) throws -> Layout {
    switch type.kind {
    case .void: return Layout(size: 0, alignment: 1)
    case .integer(let width, _): return Layout(size: width / 8, alignment: width / 8)
    case .bool: return Layout(size: 1, alignment: 1)
    case .float: return Layout(size: 4, alignment: 4)
    case .double, .array, .set, .dictionary, .classType, .keyPath: return Layout(size: 8, alignment: 8)
    case .string, .character, .function: return Layout(size: 16, alignment: 8)
    case .tuple: return try layout(of: type.arguments)
    case .structure where type.qualifiedName.hasPrefix("main."): return try layout(of: type.fields.map(\.type))
    case .enumeration where type.cases.allSatisfy { $0.payload.isEmpty }:
      return Layout(size: type.cases.count > 1 ? 1 : 0, alignment: 1)
    default: throw Trap("not supported by obsh: the memory layout of '\(type.name)'")
    }
  }

  /// One after the other, each at a multiple of its alignment.
  private static func layout(of parts: [RuntimeType]) throws -> Layout {
    var whole = Layout(size: 0, alignment: 1)
    for part in parts {
      let next = try layout(of: part)
      whole.size = (whole.size + next.alignment - 1) / next.alignment * next.alignment + next.size
      whole.alignment = max(whole.alignment, next.alignment)
    }
    return whole
  }
}
