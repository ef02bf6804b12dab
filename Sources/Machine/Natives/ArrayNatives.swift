import Code

/// Natives of `Array`; `types[0]` is the element.
enum ArrayNatives {
  static var natives: NativeTable {
    reading.with(changing).with(sorting)
      .adding("Array.append(_:)", appendElement)
  }

  private static var reading: NativeTable {
    [
      "Array.init()": { _ in Value([]) },
      "Array.init(repeating:count:)": { call in
        let count = call.int(1)
        try call.require(count >= 0, "Can't construct Array with count < 0")
        guard count < 1 << 40 else { throw Trap("out of memory", kind: .memoryLimit) }
        try call.machine.reserve(64 + 16 * count)
        return Value(Array(repeating: call[0], count: count))
      },
      "Array.count": { Value($0.array(0).elements.count) },
      "Array.capacity": { Value($0.array(0).elements.capacity) },
      "Array.subscript(_:)": { call in
        let array = call.array(0)
        let index = call.int(1)
        guard array.elements.indices.contains(index) else { throw Trap.indexOutOfRange() }
        return array.elements[index]
      },
      "Array._slice(_:_:)": { call in
        let elements = call[0].elements
        let (start, end) = (call.int(1), call.int(2))
        if start == 0 && end == elements.count { return call[0] }
        return try call.result(Array(elements[start..<end]))
      },
      "Array.+": { call in
        let (left, right) = (call[0].elements, call[1].elements)
        if right.isEmpty { return call[0] }
        if left.isEmpty { return call[1] }
        try call.machine.reserve(64 + 16 * (left.count + right.count))
        return Value(left + right)
      },
      "Array._isEqual(_:)": { call in
        guard call.types[0].isComparedNatively else { return Value(-1) }
        let (left, right) = (call.array(0), call.array(1))
        if left === right { return Value(1) }
        if left.elements.count != right.elements.count { return Value(0) }
        for index in left.elements.indices {
          if try !call.machine.equal(left.elements[index], right.elements[index], call.types[0]) { return Value(0) }
        }
        return Value(1)
      },
      "Array._position(of:)": { call in
        let array = call.array(0)
        switch call.types[0].kind {
        case .integer, .bool:
          let bits = call[1].bits
          return Value(array.elements.firstIndex { $0.bits == bits } ?? -1)
        case .string, .character:
          let string = call[1].string
          return Value(array.elements.firstIndex { $0.string == string } ?? -1)
        default:
          guard call.types[0].isComparedNatively else { return Value(-2) }
          for index in array.elements.indices {
            if try call.machine.equal(array.elements[index], call[1], call.types[0]) { return Value(index) }
          }
          return Value(-1)
        }
      },
    ]
  }

  // MARK: Changes

  /// Makes room for that many more elements; counts the memory when the array must grow.
  private static func grow(_ call: NativeContext, _ array: ArrayBox, by count: Int) throws {
    let needed = array.elements.count + count
    if needed > array.elements.capacity { try call.reserve(16 * max(needed, 2 * array.elements.count)) }
  }

  private static func appendElement(_ call: NativeContext) throws -> Value {
    guard call.isUnique(0) else {
      let array = call.arguments.uniqueArray
      try grow(call, array, by: 1)
      array.elements.append(call[1])
      return .void
    }
    try call.look(at: 0, as: ArrayBox.self) { array in
      try grow(call, array, by: 1)
      array.elements.append(call.arguments[1])
    }
    return .void
  }

  private static var changing: NativeTable {
    [
      "Array.append array": append,
      "Array.+=": append,
      "Array.subscript(_:)=": { call in
        let array = call.arguments.uniqueArray
        let index = call.int(2)
        guard array.elements.indices.contains(index) else { throw Trap.indexOutOfRange() }
        array.elements[index] = call[1]
        return .void
      },
      "Array.insert(_:at:)": { call in
        let array = call.arguments.uniqueArray
        let index = call.int(2)
        try call.require(index >= 0 && index <= array.elements.count, "Array index is out of range")
        try grow(call, array, by: 1)
        array.elements.insert(call[1], at: index)
        return .void
      },
      "Array.remove(at:)": { call in
        let array = call.arguments.uniqueArray
        let index = call.int(1)
        guard array.elements.indices.contains(index) else { throw Trap.indexOutOfRange() }
        return array.elements.remove(at: index)
      },
      "Array.removeLast": { call in
        let array = call.arguments.uniqueArray
        try call.require(!array.elements.isEmpty, "Can't remove last element from an empty collection")
        return array.elements.removeLast()
      },
      "Array.removeFirst": { call in
        let array = call.arguments.uniqueArray
        try call.require(!array.elements.isEmpty, "Can't remove first element from an empty collection")
        return array.elements.removeFirst()
      },
      "Array.removeLast count": { call in
        let array = call.arguments.uniqueArray
        let count = call.int(1)
        try call.require(count >= 0, "Number of elements to remove should be non-negative")
        try call.require(count <= array.elements.count, "Can't remove more items from a collection than it contains")
        array.elements.removeLast(count)
        return .void
      },
      "Array.removeFirst count": { call in
        let array = call.arguments.uniqueArray
        let count = call.int(1)
        try call.require(count >= 0, "Number of elements to remove should be non-negative")
        try call.require(count <= array.elements.count, "Can't remove more items from a collection than it has")
        array.elements.removeFirst(count)
        return .void
      },
      "Array.popLast()": { call in
        if call.array(0).elements.isEmpty { return call.none }
        return call.optional(call.arguments.uniqueArray.elements.removeLast())
      },
      "Array.removeAll(keepingCapacity:)": { call in
        if call[1].bool {
          call.arguments.uniqueArray.elements.removeAll(keepingCapacity: true)
        } else {
          call[0] = Value([])
        }
        return .void
      },
      "Array.reserveCapacity(_:)": { call in
        let array = call.arguments.uniqueArray
        let count = call.int(1)
        guard count > array.elements.capacity else { return .void }
        guard count < 1 << 40 else { throw Trap("out of memory", kind: .memoryLimit) }
        try call.machine.reserve(16 * count)
        array.elements.reserveCapacity(count)
        return .void
      },
      "Array.swapAt(_:_:)": { call in
        let array = call.arguments.uniqueArray
        let (first, second) = (call.int(1), call.int(2))
        let indices = array.elements.indices
        guard indices.contains(first), indices.contains(second) else { throw Trap.indexOutOfRange() }
        array.elements.swapAt(first, second)
        return .void
      },
      "Array.reverse()": { call in
        call.arguments.uniqueArray.elements.reverse()
        return .void
      },
      "Array._replace(_:_:_:)": { call in
        let array = call.arguments.uniqueArray
        let (start, end) = (call.int(1), call.int(2))
        try call.require(start >= 0, "Array replace: subrange start is negative")
        try call.require(end <= array.elements.count, "Array replace: subrange extends past the end")
        let new = call[3].elements
        try grow(call, array, by: max(0, new.count - (end - start)))
        array.elements.replaceSubrange(start..<end, with: new)
        return .void
      },
    ]
  }

  private static func append(_ call: NativeContext) throws -> Value {
    let new = call[1].elements
    let array = call.arguments.uniqueArray
    try grow(call, array, by: new.count)
    array.elements.append(contentsOf: new)
    return .void
  }

  // MARK: Sorting

  private static var sorting: NativeTable {
    [
      "Array._sortBuiltin()": { call in
        let array = call.array(0)
        switch call.types[0].kind {
        case .integer(64, signed: false):
          call[0] = Value(IntegerSort.sorted(array.elements, isSigned: false))
        case .integer:
          call[0] = Value(IntegerSort.sorted(array.elements, isSigned: true))
        case .double, .float:
          call[0] = Value(array.elements.map(\.double).sorted().map { Value($0) })
        case .string, .character:
          let boxes = array.elements.map { unsafeDowncast($0.object.unsafelyUnwrapped, to: StringBox.self) }
          call[0] = Value(boxes.sorted { $0.value < $1.value }.map { Value($0) })
        default: return Value(false)
        }
        return Value(true)
      },
      "Array._positionOfExtreme(_:)": { call in
        let elements = call.array(0).elements
        let wantsMaximum = call[1].bool
        return switch call.types[0].kind {
        case .integer(64, signed: false): extreme(of: elements, wantsMaximum, \.bits)
        case .integer: extreme(of: elements, wantsMaximum, \.int)
        case .double, .float: extreme(of: elements, wantsMaximum, \.double)
        case .string, .character: extreme(of: elements, wantsMaximum, \.string)
        default: Value(-2)
        }
      },
    ]
  }

  /// The index of the first least, or of the first greatest element; -1 if there is none.
  private static func extreme<Key: Comparable>(
    of elements: [Value], _ wantsMaximum: Bool, _ key: (Value) -> Key
  ) -> Value {
    guard let first = elements.first else { return Value(-1) }
    var best = key(first)
    var position = 0
    for index in elements.indices.dropFirst() {
      let other = key(elements[index])
      if wantsMaximum ? best < other : other < best {
        best = other
        position = index
      }
    }
    return Value(position)
  }
}
