/// One instruction: eight bytes, with three operands whose meaning is defined by the opcode's row in the table.
///
/// Public although `package` would do: the compiler inlines only public code into other modules.
public struct Instruction: Sendable {
  package let opcode: Opcode
  public var a: UInt16
  public var b: UInt16
  public var c: UInt16

  package init(_ opcode: Opcode, _ a: UInt16 = 0, _ b: UInt16 = 0, _ c: UInt16 = 0) {
    self.opcode = opcode
    self.a = a
    self.b = b
    self.c = c
  }

  /// `b` and `c` as one signed number: the immediate of `loadInt`, the distance of an unconditional jump.
  @inlinable public var wide: Int32 { Int32(bitPattern: UInt32(c) << 16 | UInt32(b)) }
  /// `b` as a signed number: the immediate that a jump compares with.
  @inlinable public var short: Int16 { Int16(bitPattern: b) }
  /// `c` as a signed number: small immediates and the distance of conditional jumps.
  @inlinable public var offset: Int16 { Int16(bitPattern: c) }

  package static func wide(_ opcode: Opcode, _ a: UInt16, _ value: Int32) -> Instruction {
    let bits = UInt32(bitPattern: value)
    return Instruction(opcode, a, UInt16(truncatingIfNeeded: bits), UInt16(truncatingIfNeeded: bits >> 16))
  }
}

/// The kind of an operand: used by the compiler (to assign registers), the machine's tests and the disassembler.
package enum Operand {
  case unused
  /// A register that is read.
  case read
  /// A register that is written; its previous value must own nothing.
  case write
  /// A register whose ownership moves away; the register is empty afterwards.
  case consume
  /// A register that is changed in place.
  case update
  /// The first of several consecutive registers.
  case base
  case constant, function, type, native, witness, cast, keyPath, global, member
  /// Index of a field, element, case or method; or a count.
  case index
  /// A signed number in `c`.
  case immediate
  /// A signed number in `b`.
  case shortImmediate
  /// A signed number in `b` and `c`.
  case wideImmediate
  /// A jump distance in `c`, counted from the next instruction.
  case offset
  /// A jump distance in `b` and `c`, counted from the next instruction.
  case wideOffset
}
