import Code
import Machine
import Testing

/// A compiler's place: knows the witnesses and conformances that a test says.
final class TestProvider: CodeProvider {
  var requirements: [String: Int] = [
    "CustomStringConvertible.description": 1, "CustomDebugStringConvertible.debugDescription": 2,
    "Equatable.==(_:_:)": 3, "Comparable.<(_:_:)": 4, "Hashable.hash(into:)": 5,
  ]
  var witnesses: [String: FunctionReference] = [:]
  var conformances: Set<String> = []
  /// What a function is compiled to.
  var codes: [String: FunctionCode] = [:]
  private(set) var compiled: [String] = []

  func code(for function: FunctionReference) throws -> FunctionCode {
    compiled.append(function.name)
    guard let code = codes[function.name] else { throw Trap("no code for \(function.name)") }
    return code
  }
  func witness(of type: RuntimeType, for requirement: Int) -> FunctionReference? {
    witnesses["\(type.name) \(requirement)"]
  }
  func conforms(_ type: RuntimeType, to protocolNumber: Int) -> Bool {
    conformances.contains("\(type.name) \(protocolNumber)")
  }
  func requirement(named name: String) -> Int? { requirements[name] }
  func protocolNumber(named name: String) -> Int? { nil }
  func associatedType(_ name: String, of protocolName: String, for type: RuntimeType) -> RuntimeType? { nil }
  func type(named name: String, arguments: [RuntimeType]) -> RuntimeType? { nil }
}

/// A machine whose output and records are watched.
final class TestMachine {
  let provider = TestProvider()
  let types = Types()
  var output: [String] = []
  private(set) var machine: Machine!
  let interruptFlag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

  init(limits: Limits = Limits(), natives: NativeTable = [:]) {
    interruptFlag.pointee = 0
    let print: Native = { call in
      call.machine.output(call[0].string)
      return .void
    }
    let fail: Native = { _ in throw Trap("native failed") }
    machine = Machine(
      provider: provider, natives: [["print": print, "fail": fail], natives], limits: limits,
      interruptFlag: interruptFlag
    ) { [unowned self] in output.append($0) }
  }

  deinit { interruptFlag.deallocate() }

  @discardableResult
  func call(_ function: FunctionReference, _ arguments: [Value] = []) throws -> Value {
    try machine.call(function, arguments)
  }

  /// The trap that a call ends in.
  func trap(_ function: FunctionReference, _ arguments: [Value] = []) -> Trap? {
    do {
      _ = try machine.call(function, arguments)
      return nil
    } catch {
      return error as? Trap
    }
  }

  /// Everything a program made has been released.
  func expectNothingAlive(_ location: SourceLocation = #_sourceLocation) {
    #expect(machine.heap.recordCount == 0, sourceLocation: location)
  }
}

/// The types that tests use, made as the compiler would.
final class Types {
  let void = RuntimeType(name: "()", qualifiedName: "()", kind: .void)
  let int = RuntimeType(name: "Int", qualifiedName: "Swift.Int", kind: .integer(width: 64, signed: true))
  let uint8 = RuntimeType(name: "UInt8", qualifiedName: "Swift.UInt8", kind: .integer(width: 8, signed: false))
  let uint64 = RuntimeType(name: "UInt64", qualifiedName: "Swift.UInt64", kind: .integer(width: 64, signed: false))
  let double = RuntimeType(name: "Double", qualifiedName: "Swift.Double", kind: .double)
  let float = RuntimeType(name: "Float", qualifiedName: "Swift.Float", kind: .float)
  let bool = RuntimeType(name: "Bool", qualifiedName: "Swift.Bool", kind: .bool)
  let string = RuntimeType(name: "String", qualifiedName: "Swift.String", kind: .string)
  let character = RuntimeType(name: "Character", qualifiedName: "Swift.Character", kind: .character)
  let any = RuntimeType(name: "Any", qualifiedName: "Any", kind: .existential)
  let anyObject = RuntimeType(name: "AnyObject", qualifiedName: "Swift.AnyObject", kind: .existential)

  private func generic(_ name: String, _ kind: RuntimeType.Kind, _ arguments: [RuntimeType]) -> RuntimeType {
    let type = RuntimeType(
      name: "\(name)<\(arguments.map(\.name).joined(separator: ", "))>",
      qualifiedName: "Swift.\(name)<\(arguments.map(\.qualifiedName).joined(separator: ", "))>", kind: kind)
    type.arguments = arguments
    return type
  }

  func optional(_ wrapped: RuntimeType) -> RuntimeType { generic("Optional", .optional, [wrapped]) }
  func array(_ element: RuntimeType) -> RuntimeType { generic("Array", .array, [element]) }
  func set(_ element: RuntimeType) -> RuntimeType { generic("Set", .set, [element]) }
  func dictionary(_ key: RuntimeType, _ value: RuntimeType) -> RuntimeType {
    generic("Dictionary", .dictionary, [key, value])
  }

  func tuple(_ elements: [(String, RuntimeType)]) -> RuntimeType {
    let names = elements.map { $0.0.isEmpty ? $0.1.name : "\($0.0): \($0.1.name)" }.joined(separator: ", ")
    let type = RuntimeType(name: "(\(names))", qualifiedName: "(\(names))", kind: .tuple)
    type.arguments = elements.map(\.1)
    type.labels = elements.map(\.0)
    return type
  }

  func structure(_ name: String, _ fields: [(String, RuntimeType)]) -> RuntimeType {
    let type = RuntimeType(name: name, qualifiedName: "main.\(name)", kind: .structure)
    type.fields = fields.map { RuntimeType.Field(name: $0.0, type: $0.1) }
    return type
  }

  func enumeration(_ name: String, _ cases: [(String, [(String, RuntimeType)])]) -> RuntimeType {
    let type = RuntimeType(name: name, qualifiedName: "main.\(name)", kind: .enumeration)
    type.cases = cases.map { each in
      RuntimeType.Case(name: each.0, payload: each.1.map { RuntimeType.Field(name: $0.0, type: $0.1) })
    }
    return type
  }

  func classType(
    _ name: String, _ fields: [(String, RuntimeType)] = [], superclass: RuntimeType? = nil
  ) -> RuntimeType {
    let type = RuntimeType(name: name, qualifiedName: "main.\(name)", kind: .classType)
    type.fields = (superclass?.fields ?? []) + fields.map { RuntimeType.Field(name: $0.0, type: $0.1) }
    type.superclass = superclass
    type.inheritedFieldCount = superclass?.fields.count ?? 0
    type.methods = superclass?.methods ?? []
    return type
  }

  func metatype(_ type: RuntimeType) -> RuntimeType { generic("Type", .metatype, [type]) }

  func existential(_ name: String, protocols: [Int]) -> RuntimeType {
    let type = RuntimeType(name: name, qualifiedName: "main.\(name)", kind: .existential)
    type.protocolNumbers = protocols
    return type
  }
}
