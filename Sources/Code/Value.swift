/// One register, field, element or capture: a word of bits and, if the value has identity or size, an object.
///
/// The static type decides which half is meaningful (there is no tag):
///
/// | Swift type | `bits` | `object` |
/// |---|---|---|
/// | `Int`, other integers | the value, sign- or zero-extended to 64 bits | nil |
/// | `Bool` | 0 or 1 | nil |
/// | `Double`, `Float` | bit pattern of the `Double` | nil |
/// | enum case | index of the case | the payload `Record`, or nil |
/// | `Optional<T>`, some | as `T` | as `T` |
/// | `Optional<T>`, nil | nesting depth (0: the outermost) | `NilMarker` |
/// | `String`, `Character` | 0 | `StringBox` |
/// | struct, tuple of two or more, class, closure, existential, captured variable | 0 | `Record` |
/// | array, dictionary, set | 0 | `ArrayBox`, `DictionaryBox`, `SetBox` |
/// | metatype | 0 | `RuntimeType` |
/// | key path | 0 | `KeyPathBox` |
/// | `Void` | 0 | nil |
///
/// Objects are counted by Swift itself: natives and containers handle `Value` like any struct. Only the machine's
/// registers are raw memory, in which a copy may be borrowed (see `Opcode`).
///
/// Public although `package` would do: the compiler inlines only public code into other modules.
public struct Value {
  public var bits: UInt64
  public var object: AnyObject?

  @inlinable public init(bits: UInt64, object: AnyObject?) {
    self.bits = bits
    self.object = object
  }

  @inlinable public init(_ int: Int) { self.init(bits: UInt64(bitPattern: Int64(int)), object: nil) }
  @inlinable public init(_ double: Double) { self.init(bits: double.bitPattern, object: nil) }
  @inlinable public init(_ bool: Bool) { self.init(bits: bool ? 1 : 0, object: nil) }
  @inlinable public init(_ object: AnyObject) { self.init(bits: 0, object: object) }

  @inlinable public static var void: Value { Value(bits: 0, object: nil) }

  @inlinable public var int: Int { Int(truncatingIfNeeded: bits) }
  @inlinable public var double: Double { Double(bitPattern: bits) }
  @inlinable public var bool: Bool { bits != 0 }
}
