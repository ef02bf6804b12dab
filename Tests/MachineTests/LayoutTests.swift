import Code
import Testing

@testable import Machine

/// The interpreter reads objects at fixed distances. These tests fail on a toolchain that lays them out otherwise.
@Suite struct LayoutTests {
  @Test func `a slot is a value`() {
    #expect(MemoryLayout<Slot>.size == 16 && MemoryLayout<Slot>.stride == MemoryLayout<Value>.stride)
    let box = StringBox("x")
    let value = Value(bits: 5, object: box)
    let slot = Slot(borrowing: value)
    #expect(slot.bits == 5)
    #expect(slot.object == Unmanaged.passUnretained(box).toOpaque())
  }

  @Test func `fields lie behind the header of a record`() throws {
    let test = TestMachine()
    let type = test.types.structure("S", [("a", test.types.int), ("b", test.types.int)])
    let record = try test.machine.makeRecord(type, [Value(1), Value(2)]).record
    defer { withExtendedLifetime(record) {} }
    let address = Unmanaged.passUnretained(record).toOpaque()
    #expect(UnsafeMutableRawPointer(record.fields) == UnsafeMutableRawPointer(address.fields))
    #expect(address.fields[1].bits == 2)
    #expect(address.header.pointee.count == 2)
    #expect(record.withUnsafeMutablePointerToHeader { $0 } == address.header)
  }

  @Test func `elements lie behind the header of an array's buffer`() {
    let box = ArrayBox((0..<5).map { Value($0) })
    let storage = Unmanaged.passUnretained(box).toOpaque().arrayStorage
    defer { withExtendedLifetime(box) {} }
    #expect(storage.arrayCount == 5)
    #expect(storage.arrayCapacity == UInt64(box.elements.capacity))
    #expect((0..<5).map { storage.arrayElements[$0].bits } == [0, 1, 2, 3, 4])
    box.elements.withUnsafeBytes { #expect($0.baseAddress == UnsafeRawPointer(storage.arrayElements)) }
  }

  @Test func `an instruction is a word`() {
    #expect(MemoryLayout<Instruction>.size == 8 && MemoryLayout<Instruction>.alignment == 2)
    for value: Int32 in [0, 1, -1, 70_000, .max, .min] { #expect(Instruction.wide(.loadInt, 0, value).wide == value) }
  }
}

@Suite struct ReferenceCountingTests {
  final class Witness {
    let onDeinit: () -> Void
    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
  }

  /// Objects are only looked at through functions that the compiler cannot see into: it must not move its own
  /// counting past what is done here by hand.
  @inline(never) private func make(_ onDeinit: @escaping () -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Witness(onDeinit)).toOpaque()
  }
  @inline(never) private func retain(_ object: UnsafeMutableRawPointer) {
    _ = Unmanaged<Witness>.fromOpaque(object).retain()
  }
  @inline(never) private func strongCount(_ object: UnsafeMutableRawPointer) -> UInt64 {
    object.load(fromByteOffset: 8, as: UInt64.self) >> 33 + 1
  }

  @Test func `counts are the runtime's own`() {
    var isGone = false
    let object = make { isGone = true }
    #expect(Reference.isUnique(object) && Reference.isOnlyOne(object))
    Reference.retain(object)
    #expect(!Reference.isUnique(object) && !Reference.isOnlyOne(object))
    retain(object)
    #expect(strongCount(object) == 3)
    Reference.release(object)
    Reference.release(object)
    #expect(Reference.isUnique(object))
    #expect(!isGone)
    Reference.release(object)
    #expect(isGone)
  }

  @Test func `objects with weak references are counted too`() {
    var isGone = false
    let object = make { isGone = true }
    let box = weakBox(object)
    #expect(isAlive(box))
    #expect(!Reference.isOnlyOne(object))
    for _ in 0..<10 { Reference.retain(object) }
    for _ in 0..<10 { Reference.release(object) }
    #expect(!isGone)
    Reference.release(object)
    #expect(isGone)
    #expect(!isAlive(box))
  }

  @inline(never) private func weakBox(_ object: UnsafeMutableRawPointer) -> WeakBox {
    WeakBox(Unmanaged<Witness>.fromOpaque(object).takeUnretainedValue())
  }
  @inline(never) private func isAlive(_ box: WeakBox) -> Bool { box.object != nil }

  @Test func `shared empty storage is never unique`() {
    let box = ArrayBox([])
    withExtendedLifetime(box) {
      #expect(!Reference.isUnique(Unmanaged.passUnretained(box).toOpaque().arrayStorage))
    }
  }
}
