import Code

/// What the machine knows about a type whose values are records, at a fixed address: a record points to this.
struct TypeInfo {
  /// Kept alive by the heap.
  let type: Unmanaged<RuntimeType>
  /// Alive as long as any of its records.
  let heap: Unmanaged<Heap>
  let fieldCount: Int
  /// The class or a superclass has a deinit.
  let hasDeinitializer: Bool
  /// What a class's methods have been compiled to, filled at the first call of each.
  let entries: UnsafeMutablePointer<UnsafeMutablePointer<Routine>?>
  /// The order in which the fields of an instance are released, where that is not theirs: see `DestructionOrder`.
  let destruction: UnsafeMutablePointer<DestructionOrder.Step>?
  /// How many instances there have been of classes of this name, which may be declared again: the last one's number.
  let instanceCount: UnsafeMutablePointer<UInt32>

  init(_ type: RuntimeType, _ heap: Heap, counting instances: UnsafeMutablePointer<UInt32>) {
    instanceCount = instances
    self.type = .passUnretained(type)
    self.heap = .passUnretained(heap)
    if case .tuple = type.kind { fieldCount = type.arguments.count } else { fieldCount = type.fields.count }
    hasDeinitializer = sequence(first: type, next: \.superclass).contains { $0.deinitializer != nil }
    entries = .allocate(capacity: type.methods.count)
    entries.initialize(repeating: nil, count: type.methods.count)
    destruction = DestructionOrder(of: type).map { $0.allocated() }
  }

  func deallocate() {
    entries.deallocate()
    destruction?.deallocate()
  }
}
