import Code
import Tree

/// Lowers one function. The methods are distributed over the files of this module, one for each part of the language.
///
/// Nothing here throws: the first unsupported construct is recorded, lowering continues, and `finish` throws it.
final class FunctionBuilder {
  let compiler: Compiler
  let instance: FunctionInstance
  /// See `FunctionCode.isOnMain`.
  var isOnMain: Bool?
  /// The executor to which the function returns after each `await`: top-level code waits on the main actor.
  var home: HomeExecutor? = .main
  /// True in a function that begins on an executor of its own.
  var mayHop = false
  /// True inside `await`.
  var isInAwait = false
  /// Changes only while a default argument is evaluated for its function.
  var environment: Environment

  var code = InstructionBuffer()
  var tables = CodeTables()
  var registers = RegisterFile()
  /// The cleanups to run when the innermost scope, or several scopes, are left; innermost last.
  var cleanups: [Cleanup] = []
  var nextCleanupNumber = 0
  /// True if the body of a `defer` is being lowered.
  var isInDefer = false
  /// Out-of-line code for leaving scopes, emitted at the end of the function.
  var pads: [Pad] = []
  /// True if control can reach the next instruction; no unreachable instruction is emitted.
  var isReachable = true

  /// The storage of each local variable.
  var storages: [ObjectIdentifier: Storage] = [:]
  /// The constants whose values are known, by the constant.
  var knownNumbers: [ObjectIdentifier: Double] = [:]
  /// The closures that end before their scopes do.
  var closureEnds = ClosureEnds()
  /// Variables that the compiler has generated, identified by their objects; retained so that the identities stay
  /// unique.
  var keptVariables: [VariableDeclaration] = []
  /// The registers of names that several patterns of one case bind.
  var patternRegisters: [ObjectIdentifier: Register] = [:]
  var inoutParameters: [Int] = []
  /// The registers from which noncopyable values have been moved, in the branch that is being lowered.
  var movedOut: [Register] = []
  /// The registers of noncopyable variables.
  var noncopyableRegisters: Set<Register> = []
  /// The subjects that patterns consume instead of borrowing.
  var dismantledSubjects: Set<Register> = []
  /// The function whose body is lowered; nil for generated code.
  var function: FunctionDeclaration?
  /// The functions that are being inlined, the innermost last.
  var inlined: [FunctionDeclaration] = []
  /// The default values of properties and parameters that are being lowered in place of a call.
  var defaults: Set<ObjectIdentifier> = []

  var context = JumpContext()
  /// The error while it leaves the function. Out-of-line code of any place may use the register, so it must not have
  /// been that of a value there.
  private(set) lazy var errorRegister = registers.allocateUnused()

  private var failure: Unsupported?
  private(set) var place: Place?
  private var lastPlace: (offset: Int, place: SourcePlace)?

  init(_ compiler: Compiler, _ instance: FunctionInstance, place: Place? = nil) {
    self.compiler = compiler
    self.instance = instance
    environment = instance.environment
    if let place { at(place) }
  }

  var knowledge: any TypeKnowledge { compiler.knowledge }

  // MARK: Types

  func type(_ expression: Expression) -> Type { concrete(expression.type) }
  func concrete(_ type: Type) -> Type { compiler.concrete(type, in: environment) }
  func runtimeType(_ type: Type) -> RuntimeType { compiler.runtimeType(type) }
  func isTrivial(_ type: Type) -> Bool { compiler.isTrivial(type) }

  // MARK: Places and failure

  /// The instructions that follow have this source place.
  func at(_ place: Place) {
    self.place = place
    if place.file.isLibrary {
      // In an inlined body, the place of a trap is the call.
      if !inlined.isEmpty { return }
      code.place = .unknown
      return
    }
    if let lastPlace, lastPlace.offset == place.offset, lastPlace.place.file == place.file.number {
      code.place = lastPlace.place
      return
    }
    let position = place.file.positionInText(of: place.offset)
    code.place = SourcePlace(
      file: place.file.number, line: UInt32(truncatingIfNeeded: position.line),
      column: UInt32(truncatingIfNeeded: position.column))
    lastPlace = (place.offset, code.place)
  }

  func unsupported(_ what: String) {
    if failure == nil { failure = Unsupported(what, place: place) }
  }

  // MARK: Labels

  func makeLabel() -> Label { code.makeLabel() }

  func putLabel(_ label: Label) {
    code.place(label)
    if code.isTarget(label) { isReachable = true }
  }

  // MARK: Finishing

  func finish() throws -> FunctionCode {
    if isReachable { emit(.returnVoid) }
    emitPads()
    if registers.isExhausted || code.count > 1 << 24 {
      unsupported("a function this large")
    }
    if let type = compiler.unknownType {
      compiler.unknownType = nil
      unsupported("the type '\(type)' in '\(instance.name)'")
    }
    if let failure { throw failure }
    code.resolveJumps()
    if let function, mayHop { code.dropNeedlessHops(keepsFirst: beginsWithHop(function)) }
    code.numberRegisters(registers)
    let finished = FunctionCode(
      name: instance.name, parameterCount: registers.parameterCount, inoutParameters: inoutParameters,
      borrowedCount: registers.borrowedCount, registerCount: registers.total,
      ownedRegisters: inoutParameters.map { UInt16(truncatingIfNeeded: $0) } + registers.ownedRegisters,
      instructions: code.instructions, constants: tables.constants, functions: tables.functions.elements,
      types: tables.types.elements, nativeCalls: tables.nativeCalls, witnessCalls: tables.witnessCalls,
      casts: tables.casts, keyPaths: tables.keyPaths, globals: tables.globals.elements,
      members: tables.members.elements,
      accessEnds: code.accessEnds, begunAccesses: code.begunAccesses, places: code.places)
    finished.isOnMain = isOnMain
    finished.initializesInstance = function.map { $0.kind == .initializer && $0.owner?.isClass ?? false } ?? false
    return finished
  }
}
