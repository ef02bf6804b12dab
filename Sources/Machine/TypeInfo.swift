import Code

/// The machine's data for a type whose values are records, at a fixed address: each record points to it.
struct TypeInfo {
  /// Kept alive by the heap.
  let type: Unmanaged<RuntimeType>
  /// Alive as long as any of its records.
  let heap: Unmanaged<Heap>
  let fieldCount: Int
  /// True if the class or a superclass has a deinit.
  let hasDeinitializer: Bool
  /// True for a noncopyable struct with a deinit. Existentials of classes have the class's type as well, but no deinit
  /// of their own.
  let isEndedStruct: Bool
  /// The compiled methods of a class; each is filled in at its first call.
  let entries: UnsafeMutablePointer<UnsafeMutablePointer<Routine>?>
  /// The witnesses that have been called, by the numbers of their requirements. Without this table a call site with
  /// several receiver types would find its witness by hashing, which takes longer than most witnesses run.
  private(set) var witnesses: UnsafeMutablePointer<UnsafeMutablePointer<Routine>?>
  private(set) var witnessCount = 0
  /// The order in which the fields of an instance are released, if it differs from their own: see `DestructionOrder`.
  let destruction: UnsafeMutablePointer<DestructionOrder.Step>?
  /// The number of the last instance of a class with this name. The class may be redeclared.
  let instanceCount: UnsafeMutablePointer<UInt32>

  init(_ type: RuntimeType, _ heap: Heap, counting instances: UnsafeMutablePointer<UInt32>) {
    instanceCount = instances
    self.type = .passUnretained(type)
    self.heap = .passUnretained(heap)
    if case .tuple = type.kind { fieldCount = type.arguments.count } else { fieldCount = type.fields.count }
    if case .structure = type.kind { isEndedStruct = type.deinitializer != nil } else { isEndedStruct = false }
    hasDeinitializer = sequence(first: type, next: \.superclass).contains { $0.deinitializer != nil }
    entries = .allocate(capacity: type.methods.count)
    entries.initialize(repeating: nil, count: type.methods.count)
    witnesses = .allocate(capacity: 0)
    destruction = DestructionOrder(of: type).map { $0.allocated() }
  }

  /// The witness for a requirement, if it has been called for this type.
  @inline(__always)
  func witness(_ requirement: Int) -> UnsafeMutablePointer<Routine>? {
    requirement < witnessCount ? witnesses[requirement] : nil
  }

  mutating func setWitness(_ witness: UnsafeMutablePointer<Routine>, _ requirement: Int) {
    if requirement >= witnessCount {
      let count = max(requirement + 1, witnessCount * 2)
      let grown = UnsafeMutablePointer<UnsafeMutablePointer<Routine>?>.allocate(capacity: count)
      grown.initialize(repeating: nil, count: count)
      grown.update(from: witnesses, count: witnessCount)
      witnesses.deallocate()
      (witnesses, witnessCount) = (grown, count)
    }
    witnesses[requirement] = witness
  }

  func deallocate() {
    entries.deallocate()
    witnesses.deallocate()
    destruction?.deallocate()
  }
}
