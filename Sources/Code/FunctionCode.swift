/// A function that code may call; it is compiled at its first call.
package final class FunctionReference {
  /// The name for the disassembler and for traces of calls: `Counter.increment()`.
  package let name: String
  /// The compiler's key (declaration and type arguments); opaque to this module.
  package let origin: AnyObject
  /// Set by the machine once the function is compiled. When the compiler replaces the code (with nil, so that it is
  /// requested again), callers that know the old code are redirected to the new.
  package var code: FunctionCode? {
    didSet {
      entry = nil
      oldValue?.routine?.isReplaced(of: self)
    }
  }
  /// The machine's own form of `code`.
  @exclusivity(unchecked) package var entry: UnsafeMutableRawPointer?

  package init(name: String, origin: AnyObject) {
    self.name = name
    self.origin = origin
  }
}

/// A function's code in the machine's own form.
package protocol PreparedCode: AnyObject {
  /// Called when the function has been given other code.
  func isReplaced(of function: FunctionReference)
}

/// The instructions of one function, with the tables that they refer to by index.
package final class FunctionCode {
  package let name: String
  /// The registers 0..<parameterCount are the arguments (`self` first, then parameters, then hidden captures).
  package let parameterCount: Int
  /// The indices of the `inout` parameters: the callee owns them, and their registers hold the final values at
  /// return.
  package let inoutParameters: [Int]
  /// The number of registers, from `parameterCount` on, that do not own their values. They are emptied at return.
  package let borrowedCount: Int
  /// The number of all registers, including the arguments of outgoing calls.
  package let registerCount: Int
  /// The registers that own their values: released when a trap unwinds the frame. The others are trivial or borrowed.
  package let ownedRegisters: [UInt16]
  package let instructions: [Instruction]
  package let constants: [Constant]
  package let functions: [FunctionReference]
  package let types: [RuntimeType]
  package let nativeCalls: [NativeCall]
  package let witnessCalls: [WitnessCall]
  package let casts: [Cast]
  package let keyPaths: [KeyPathTemplate]
  /// The global variables that the function uses.
  package let globals: [GlobalVariable]
  package let members: [ObservedMember]
  /// The source place of each instruction, for traps and the disassembler; same count as `instructions`.
  package let places: [SourcePlace]
  /// True if the function is an initializer, or a closure in one. Each write of a model asks this.
  package let isInitializer: Bool
  /// True if the function is an accessor that a property wrapper adds, which names the property and its storage. It
  /// contains no line of the program.
  package let isOfWrapper: Bool
  /// The machine's own form, created at the first call; it lives as long as the code.
  package var routine: (any PreparedCode)?
  /// For calls with inout arguments: index of the call → index of the first instruction after those that put the
  /// arguments back. A trap that unwinds the frame executes those instructions.
  package let accessEnds: [Int: Int]
  /// For calls with several inout arguments: index of an instruction that begins a later access → the instructions
  /// that put the earlier ones back. A trap there executes them.
  package let begunAccesses: [Int: Range<Int>]
  /// True if the function runs on the main actor; nil if the caller decides. There are no threads: this only records
  /// what the program declares.
  package var isOnMain: Bool?
  /// True if the function initializes the instance of a class that is its first argument.
  package var initializesInstance = false

  package init(
    name: String, parameterCount: Int, inoutParameters: [Int] = [], borrowedCount: Int = 0, registerCount: Int,
    ownedRegisters: [UInt16],
    instructions: [Instruction], constants: [Constant] = [], functions: [FunctionReference] = [],
    types: [RuntimeType] = [], nativeCalls: [NativeCall] = [], witnessCalls: [WitnessCall] = [], casts: [Cast] = [],
    keyPaths: [KeyPathTemplate] = [], globals: [GlobalVariable] = [], members: [ObservedMember] = [],
    accessEnds: [Int: Int] = [:], begunAccesses: [Int: Range<Int>] = [:], places: [SourcePlace]
  ) {
    self.name = name
    self.parameterCount = parameterCount
    self.inoutParameters = inoutParameters
    self.borrowedCount = borrowedCount
    self.registerCount = registerCount
    self.ownedRegisters = ownedRegisters
    self.instructions = instructions
    self.constants = constants
    self.functions = functions
    self.types = types
    self.nativeCalls = nativeCalls
    self.witnessCalls = witnessCalls
    self.casts = casts
    self.keyPaths = keyPaths
    self.globals = globals
    self.members = members
    isInitializer = Self.isInitializer(named: name)
    isOfWrapper =
      keyPaths.count == 2
      && keyPaths[1].components.first?.name == keyPaths[0].components.first.map { "_\($0.name)" }
      && !keyPaths[1].components.isEmpty
    self.accessEnds = accessEnds
    self.begunAccesses = begunAccesses
    self.places = places
  }

  /// Names are compared by their bytes, because code is made for every input.
  private static func isInitializer(named name: String) -> Bool {
    if name.hasSuffix("init") { return true }
    var rest = Substring(name).utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
      rest = rest[start...]
      if rest.starts(with: "init(".utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}

/// A constant too large for an instruction. The machine creates its value once.
package enum Constant: Equatable {
  case bits(UInt64)
  case string(String)
  case type(RuntimeType)
  case nilMarker(depth: Int)
}

/// A call of a native, which is found by name in the machine's table.
package struct NativeCall {
  /// `Array.append(_:)`; see `Library`.
  package let name: String
  /// The concrete types of the declaration's generic parameters: the owner's, then the function's own.
  package let types: [RuntimeType]
  package let argumentCount: Int
  /// Bit i is set if argument i is inout: it stays in its register; all others are forgotten after the call.
  package let inoutArguments: UInt64

  package init(name: String, types: [RuntimeType], argumentCount: Int, inoutArguments: UInt64 = 0) {
    self.name = name
    self.types = types
    self.argumentCount = argumentCount
    self.inoutArguments = inoutArguments
  }
}

/// A call of a function that is selected by the dynamic type of the first argument. The machine opens an existential,
/// finds the witness for the type of its value and calls the witness with that value.
package struct WitnessCall {
  package enum Receiver {
    case existential
    /// A class instance, which is passed unchanged: generic methods, properties overridden by observers.
    case instance
    /// A metatype, which is passed unchanged; the type is the one that it represents: required initializers, class
    /// methods.
    case metatype
  }

  package let receiver: Receiver
  /// See `CodeProvider.witness(of:for:)`.
  package let requirement: Int
  package let name: String
  package let argumentCount: Int
  /// True if the requirement mutates: the existential's payload is taken out, passed inout, and put back.
  package let isMutating: Bool

  package init(
    receiver: Receiver = .existential, requirement: Int, name: String, argumentCount: Int, isMutating: Bool
  ) {
    self.receiver = receiver
    self.requirement = requirement
    self.name = name
    self.argumentCount = argumentCount
    self.isMutating = isMutating
  }
}

/// A checked conversion between two types.
package struct Cast {
  package let from: RuntimeType
  package let to: RuntimeType
  /// The protocols that the value must conform to if `to` is an existential.
  package let protocols: [Int]

  package init(from: RuntimeType, to: RuntimeType, protocols: [Int]) {
    self.from = from
    self.to = to
    self.protocols = protocols
  }
}

/// A global or static variable: one cell for the session. `initializer` runs at the first use (statics and library
/// globals); top-level variables of the shell have none, because their declaration sets them.
package final class GlobalVariable {
  package let name: String
  package let type: RuntimeType
  package let initializer: FunctionReference?
  /// True if `value` has been set.
  package var isInitialized = false
  /// True if the initializer runs at each use, as for the default value of an `@Entry` without a written type.
  package var isMadeAnew = false
  /// The storage of `value`: at a fixed address, for the machine's instructions.
  package let cell: UnsafeMutablePointer<Value>

  package var value: Value {
    get { cell.pointee }
    set { cell.pointee = newValue }
  }

  package init(name: String, type: RuntimeType, initializer: FunctionReference?) {
    self.name = name
    self.type = type
    self.initializer = initializer
    cell = .allocate(capacity: 1)
    cell.initialize(to: .void)
  }

  deinit {
    cell.deinitialize(count: 1)
    cell.deallocate()
  }
}

/// A stored property of a class, tracked or not, or a global variable, as the observation instructions name it.
package final class ObservedMember {
  package let name: String
  package let type: RuntimeType
  /// Field index in the instance's record.
  package let field: Int
  /// The variable, if the member is not a property of an instance.
  package let global: GlobalVariable?
  /// The type of a local variable that closures share, if the member is one: the record is then its cell.
  package let captured: RuntimeType?
  /// The part of the value that is read.
  package let path: [PathStep]

  /// A step from a value to a part of it.
  package enum PathStep: Hashable {
    case field(Int)
    /// The element whose index is an operand of the instruction.
    case element
    case count
  }

  package init(
    name: String, type: RuntimeType, field: Int, global: GlobalVariable? = nil, captured: RuntimeType? = nil,
    path: [PathStep] = []
  ) {
    self.name = name
    self.captured = captured
    self.type = type
    self.field = field
    self.global = global
    self.path = path
  }
}

/// One key path literal. Its components are functions, so that every kind of property is read in the same way.
package struct KeyPathTemplate {
  package struct Component {
    /// `count`, `[_:]`, `?`, `!`, `self`.
    package let name: String
    package let valueType: RuntimeType
    /// `(Root) -> Value`; with subscript arguments `(Root, arguments…) -> Value`.
    package let getter: FunctionReference
    /// `(inout Root, Value, arguments…)`; for classes `(Root, Value, arguments…)`. Nil when read-only.
    package let setter: FunctionReference?
    /// The number of registers with subscript arguments, starting at the instruction's operand `c`.
    package let argumentCount: Int
    /// The setter takes its root by reference (a class), so that writing needs no write-back.
    package let rootIsClass: Bool
    /// True for `?`: nil ends the path, and the result is nil. The getter is not called.
    package let isChain: Bool
    /// The result of the whole path is optional because of an earlier chain: wrap it at the end.
    package let wrapsOptional: Bool

    package init(
      name: String, valueType: RuntimeType, getter: FunctionReference, setter: FunctionReference?,
      argumentCount: Int = 0, rootIsClass: Bool = false, isChain: Bool = false, wrapsOptional: Bool = false
    ) {
      self.name = name
      self.valueType = valueType
      self.getter = getter
      self.setter = setter
      self.argumentCount = argumentCount
      self.rootIsClass = rootIsClass
      self.isChain = isChain
      self.wrapsOptional = wrapsOptional
    }
  }
  /// `KeyPath<Root, Value>` or one of its writable kinds.
  package let type: RuntimeType
  package let root: RuntimeType
  package let value: RuntimeType
  package let components: [Component]

  package init(type: RuntimeType, root: RuntimeType, value: RuntimeType, components: [Component]) {
    self.type = type
    self.root = root
    self.value = value
    self.components = components
  }
}

/// The source position of an instruction: file number (see `SourceFile` in Tree), line and column, from 1; 0 is
/// unknown.
package struct SourcePlace: Hashable, Sendable {
  package let file: UInt32
  package let line: UInt32
  package let column: UInt32

  package init(file: UInt32, line: UInt32, column: UInt32) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static var unknown: SourcePlace { SourcePlace(file: 0, line: 0, column: 0) }
}

/// An error that stops a program in the middle of its calls, without being one that Swift knows.
package protocol StoppingError: Error {
  /// The places of the calls that led to it, the innermost first.
  var calls: [SourcePlace] { get set }
}
