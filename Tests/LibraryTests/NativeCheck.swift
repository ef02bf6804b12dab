import Code
import Testing

@testable import Machine

/// A machine without a compiler: enough to call natives of built-in types.
final class Bench {
  final class NoProgram: CodeProvider {
    func code(for function: FunctionReference) throws -> FunctionCode { throw Trap("no program") }
    func witness(of type: RuntimeType, for requirement: Int) -> FunctionReference? { nil }
    func conforms(_ type: RuntimeType, to protocolNumber: Int) -> Bool { false }
    func requirement(named name: String) -> Int? { nil }
    func protocolNumber(named name: String) -> Int? { nil }
    func associatedType(_ name: String, of protocolName: String, for type: RuntimeType) -> RuntimeType? { nil }
    func type(named name: String, arguments: [RuntimeType]) -> RuntimeType? { nil }
  }

  let machine: Machine
  private(set) var printed = ""
  private let natives: NativeTable

  init(world: World = World()) {
    natives = StandardNatives.natives(world: world)
    final class Sink { var bench: ((String) -> Void)? }
    let sink = Sink()
    machine = Machine(provider: NoProgram(), natives: [natives]) { sink.bench?($0) }
    sink.bench = { [unowned self] in printed += $0 }
  }

  /// Calls a native; the arguments come back as it left them.
  @discardableResult
  func call(_ name: String, _ types: [RuntimeType] = [], changing arguments: inout [Value]) throws -> Value {
    let native = try #require(natives[name], "no native \(name)")
    return try arguments.withUnsafeMutableBufferPointer { buffer in
      let empty = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { empty.deallocate() }
      return try native(NativeContext(machine: machine, arguments: buffer.baseAddress ?? empty, types: types))
    }
  }

  @discardableResult
  func call(_ name: String, _ types: [RuntimeType] = [], _ arguments: Value...) throws -> Value {
    var arguments = arguments
    return try call(name, types, changing: &arguments)
  }

  func text(_ value: Value, _ type: RuntimeType) throws -> String { try machine.describe(value, type, debug: true) }

  /// An existential that holds the value.
  func any(_ value: Value, _ type: RuntimeType) -> Value { machine.makeExistential(value, type) }
}

/// Types as the compiler would make them, but a new object each time.
enum T {
  static var int: RuntimeType { scalar("Int", .integer(width: 64, signed: true)) }
  static var int8: RuntimeType { scalar("Int8", .integer(width: 8, signed: true)) }
  static var uint8: RuntimeType { scalar("UInt8", .integer(width: 8, signed: false)) }
  static var uint: RuntimeType { scalar("UInt", .integer(width: 64, signed: false)) }
  static var double: RuntimeType { scalar("Double", .double) }
  static var float: RuntimeType { scalar("Float", .float) }
  static var string: RuntimeType { scalar("String", .string) }
  static var bool: RuntimeType { scalar("Bool", .bool) }
  static var character: RuntimeType { scalar("Character", .character) }

  private static func scalar(_ name: String, _ kind: RuntimeType.Kind) -> RuntimeType {
    RuntimeType(name: name, qualifiedName: "Swift.\(name)", kind: kind)
  }

  static func array(_ element: RuntimeType) -> RuntimeType { generic("Array", .array, [element]) }
  static func optional(_ wrapped: RuntimeType) -> RuntimeType { generic("Optional", .optional, [wrapped]) }
  static func dictionary(_ key: RuntimeType, _ value: RuntimeType) -> RuntimeType {
    generic("Dictionary", .dictionary, [key, value])
  }
  static func set(_ element: RuntimeType) -> RuntimeType { generic("Set", .set, [element]) }

  private static func generic(_ name: String, _ kind: RuntimeType.Kind, _ arguments: [RuntimeType]) -> RuntimeType {
    let type = RuntimeType(name: name, qualifiedName: "Swift.\(name)", kind: kind)
    type.arguments = arguments
    return type
  }
}

/// Checks that the call traps with Swift's words.
func expectTrap(
  _ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ work: () throws -> Value
) {
  #expect(sourceLocation: sourceLocation) { _ = try work() } throws: { ($0 as? Trap)?.message == message }
}

func ints(_ numbers: Int...) -> Value { Value(numbers.map { Value($0) }) }
func strings(_ texts: String...) -> Value { Value(texts.map { Value($0) }) }
func bits(_ bits: UInt64) -> Value { Value(bits: bits, object: nil) }
