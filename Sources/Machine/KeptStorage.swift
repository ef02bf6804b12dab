import Code

/// The variables and instances of a program, saved before code runs that only inspects the program.
///
/// The copy retains every value, so no value changes in place in the meantime, and no replaced value is destroyed.
/// Closures keep their captures alive by themselves.
package struct KeptStorage {
  private let globals: [(variable: GlobalVariable, value: Value)]
  private let instances: [(record: Record, values: [Value])]

  /// A variable that has been written.
  package enum Written {
    case global(GlobalVariable)
    case field(Int, of: Record)
  }

  init(_ globals: [GlobalVariable], _ heap: Heap) {
    // A variable that its first use sets stays set: that cannot be distinguished from having been set before.
    self.globals = globals.filter(\.isInitialized).map { ($0, $0.value) }
    var instances: [(record: Record, values: [Value])] = []
    heap.forEachInstance { record in
      if !record.type.isOfLibrary { instances.append((record, record.type.fields.indices.map { record[$0] })) }
    }
    self.instances = instances
  }

  /// Restores everything. Returns the first variable or field that had been written, in the order of the variables
  /// and instances.
  package func restore() -> Written? {
    var written: Written?
    for (variable, value) in globals where !Self.isSame(variable.value, value) {
      variable.value = value
      written = written ?? .global(variable)
    }
    for (record, values) in instances {
      for (index, value) in values.enumerated() where !Self.isSame(record[index], value) {
        record[index] = value
        // The storage of a lazy property is not written by the program.
        if !record.type.fields[index].isLazy { written = written ?? .field(index, of: record) }
      }
    }
    return written
  }

  private static func isSame(_ first: Value, _ second: Value) -> Bool {
    first.bits == second.bits && first.object === second.object
  }
}

extension Machine {
  /// - Parameter globals: The variables of the program.
  package func keepStorage(_ globals: [GlobalVariable]) -> KeptStorage { KeptStorage(globals, heap) }
}
