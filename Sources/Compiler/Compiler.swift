import Code
import Tree

/// The code that the machine runs for one unit of an input.
package struct CompiledUnit {
  /// A function without parameters. It returns the value of an expression unit, and nothing otherwise.
  package let code: FunctionCode
  /// The type of an expression unit's result.
  package let resultType: RuntimeType?
  /// The variables that a unit declares, in source order.
  package let variables: [GlobalVariable]
}

/// Compiles checked trees to register code: a unit immediately, the functions it calls when they are first called.
package final class Compiler {
  let knowledge: any TypeKnowledge
  /// True if observers are also notified of equal writes, as up to Swift 6.1.
  package var tellsOfEqualWrites = false

  // Types
  var types: [Type: RuntimeType] = [:]
  var plainTypes: [ObjectIdentifier: RuntimeType] = [:]
  var payloadTypes: [PayloadKey: RuntimeType] = [:]
  var layouts: [ObjectIdentifier: ClassLayout] = [:]
  /// The class of an instance if only its object is known.
  let anyInstance = RuntimeType(name: "AnyObject", qualifiedName: "Swift.AnyObject", kind: .classType)
  var unfilledTypes: [ObjectIdentifier: () -> Void] = [:]
  var unfilledOrder: [RuntimeType] = []
  var isFillingTypes = false
  /// A type that could not be made concrete, if one has been requested since this was last reset.
  var unknownType: Type?

  // Functions
  var references: [InstanceKey: FunctionReference] = [:]
  var statics: [InstanceKey: GlobalVariable] = [:]
  var observedMembers: [InstanceKey: ObservedMember] = [:]
  /// This keeps the variables alive, because their identities are the keys.
  private var observedGlobals: [ObjectIdentifier: ObservedMember] = [:]
  /// With the variables, for the same reason.
  private var observedCaptures: [InstanceKey: (variable: VariableDeclaration, member: ObservedMember)] = [:]
  private var parts: [PartKey: ObservedMember] = [:]
  /// True if code records the reads and writes of untracked properties.
  private(set) var notesReads = false
  /// True if the `willSet` and `didSet` of classes report that they run.
  package var notesObservers = false
  /// The functions that were compiled without notes.
  private var withoutNotes: [WeakInstance] = []
  /// The library's variables with storage, which is released together with the compiler: the library may outlive it.
  var libraryGlobals: [VariableDeclaration] = []
  /// True if another compiler will compile the program's checked tree later: its variables then need new storage.
  package var outlivedByProgram = false
  /// The program's variables with storage, if they need it.
  var programGlobals: [VariableDeclaration] = []
  /// The functions that accessed a stored property directly before a subclass that overrides it was declared.
  private var directAccesses: [ObjectIdentifier: DirectAccess] = [:]
  /// Code that was replaced while frames could still be running it.
  var retiredCode: [FunctionCode] = []
  /// The sets of instances of local functions that contain functions.
  var localInstances: [LocalInstances] = []

  // Members dispatched by dynamic type
  var dynamicMembers: [DynamicMember] = []
  var dynamicMemberNumbers: [DynamicMember.Key: Int] = [:]
  /// The conditions of existentials on associated types, by the number of the condition: see `protocolNumbers`.
  var conditions: [[AssociatedArgument]] = []

  package init(knowledge: any TypeKnowledge) { self.knowledge = knowledge }

  /// Compiles one unit. Throws `Unsupported`.
  package func compile(_ unit: CheckedInput.Unit) throws -> CompiledUnit {
    var resultType: RuntimeType?
    var variables: [GlobalVariable] = []
    let instance = FunctionInstance(name: "main", environment: .empty) { builder in
      switch unit.kind {
      case .statement(let statement):
        builder.lower(statement)
        builder.emitReturn(nil)
      case .variables(_, let statement):
        builder.lower(statement)
        builder.emitReturn(nil)
      case .expression(let expression):
        resultType = builder.runtimeType(builder.type(expression))
        builder.emitReturn(expression)
      case .declaration: builder.emitReturn(nil)
      }
    }
    if case .declaration = unit.kind { retireOutdatedCode() }
    let builder = FunctionBuilder(self, instance, place: unit.place)
    instance.lower(builder)
    let code = try builder.finish()
    if case .variables(let declared, _) = unit.kind { variables = declared.map(global) }
    return CompiledUnit(code: code, resultType: resultType, variables: variables)
  }

  /// The global variable of a top-level declaration, created at its first use.
  package func global(_ variable: VariableDeclaration) -> GlobalVariable {
    if let known = variable.storage as? GlobalVariable { return known }
    // The top-level variables of a script are set at their declaration, those of a module's files at their first use.
    let isLazy = variable.kind != .global || variable.place.file.isLibrary || variable.initialValue != nil
    let made = GlobalVariable(
      name: variable.name, type: runtimeType(concrete(variable.type, in: .empty)),
      initializer: isLazy ? initializer(of: variable, .empty) : nil)
    // This is the expansion of `@Entry`: Apple's is a computed property (OpenSwiftUI: `EntryMacroTests`).
    made.isMadeAnew = variable.kind == .staticProperty && variable.owner?.name.hasPrefix("__Key_") ?? false
    // Before its declaration has run, a number is zero; any other use is a trap.
    if made.initializer == nil, made.type.isTrivial { made.isInitialized = true }
    variable.storage = made
    if variable.place.file.isLibrary {
      libraryGlobals.append(variable)
    } else if outlivedByProgram {
      programGlobals.append(variable)
    }
    if variable.kind == .staticProperty {
      statics[InstanceKey(role: .globalInitializer, declaration: ObjectIdentifier(variable), arguments: [])] = made
    }
    return made
  }

  /// The static variables of the program that have been used.
  package var programStatics: [GlobalVariable] {
    let library = Set(libraryGlobals.compactMap { ($0.storage as? GlobalVariable).map(ObjectIdentifier.init) })
    return statics.values.filter { !library.contains(ObjectIdentifier($0)) }
  }

  /// A static stored property of a type, which may be generic.
  func staticVariable(_ variable: VariableDeclaration, of owner: Type) -> GlobalVariable {
    guard case .nominal(let declaration, let arguments) = owner, !arguments.isEmpty else { return global(variable) }
    let environment = Environment(parameters: declaration.genericParameters, arguments: arguments)
    let key = InstanceKey(role: .globalInitializer, declaration: ObjectIdentifier(variable), arguments: arguments)
    if let known = statics[key] { return known }
    let made = GlobalVariable(
      name: variable.name, type: runtimeType(concrete(variable.type, in: environment)),
      initializer: initializer(of: variable, environment))
    statics[key] = made
    return made
  }

  private func initializer(of variable: VariableDeclaration, _ environment: Environment) -> FunctionReference? {
    guard let value = variable.initialValue else {
      guard variable.type.wrapped != nil, !variable.isLet else { return nil }
      return reference(.globalInitializer, variable, name: variable.name, environment) { $0.emitReturnNil() }
    }
    return reference(.globalInitializer, variable, name: variable.name, environment) { $0.emitReturn(value) }
  }

  /// The tracked property, as observation instructions refer to it.
  func observedMember(
    _ property: VariableDeclaration, type: RuntimeType, field: Int, _ owner: Environment
  ) -> ObservedMember {
    let key = InstanceKey(role: .getter, declaration: ObjectIdentifier(property), arguments: owner.arguments)
    if let known = observedMembers[key] { return known }
    let made = ObservedMember(name: property.memberwiseName, type: type, field: field)
    observedMembers[key] = made
    return made
  }

  /// The global, as notes refer to it.
  func observedGlobal(_ variable: VariableDeclaration, _ global: GlobalVariable) -> ObservedMember {
    if let known = observedGlobals[ObjectIdentifier(global)] { return known }
    let name = variable.owner.map { "\($0.name).\(global.name)" } ?? global.name
    let made = ObservedMember(name: name, type: global.type, field: 0, global: global)
    observedGlobals[ObjectIdentifier(global)] = made
    return made
  }

  /// The variable that closures share, as notes refer to it.
  func observedCapture(_ variable: VariableDeclaration, type: RuntimeType, _ owner: Environment) -> ObservedMember {
    let key = InstanceKey(role: .getter, declaration: ObjectIdentifier(variable), arguments: owner.arguments)
    if let known = observedCaptures[key] { return known.member }
    let made = ObservedMember(name: variable.name, type: type, field: 0, captured: type)
    observedCaptures[key] = (variable, made)
    return made
  }

  /// A part of the value of a member.
  func part(of member: ObservedMember, at path: [ObservedMember.PathStep]) -> ObservedMember {
    let key = PartKey(member: ObjectIdentifier(member), path: path)
    if let known = parts[key] { return known }
    let (name, type) = path.reduce((member.name, member.type)) { part, step in
      switch step {
      case .field(let index):
        if index < part.1.fields.count { return ("\(part.0).\(part.1.fields[index].name)", part.1.fields[index].type) }
        return ("\(part.0).\(index)", index < part.1.arguments.count ? part.1.arguments[index] : part.1)
      case .element: return ("\(part.0)[…]", part.1.arguments.first ?? part.1)
      case .count: return ("\(part.0).count", member.type)
      }
    }
    let made = ObservedMember(
      name: name, type: type, field: member.field, global: member.global, captured: member.captured, path: path)
    parts[key] = made
    return made
  }

  func noteDirectAccess(_ property: VariableDeclaration, by user: FunctionReference) {
    directAccesses[ObjectIdentifier(property), default: DirectAccess(property)].add(user)
  }

  /// The declaration of a type of the program.
  package func declaration(of type: RuntimeType) -> NominalDeclaration? {
    guard let origin = type.origin as? TypeOrigin, case .nominal(let declaration, _) = origin.type else { return nil }
    return declaration.isLibrary ? nil : declaration
  }

  /// The place of the closure expression that a function is the body of; nil for other functions.
  package func place(ofClosure function: FunctionReference) -> Place? {
    (function.origin as? FunctionInstance)?.closure?.place
  }

  /// Calls `body` with each initialized static variable.
  package func forEachStatic(_ body: (GlobalVariable) -> Void) {
    for variable in statics.values where variable.isInitialized { body(variable) }
  }

  /// A function by its readable name, for the disassembler: `f`, `f(_:)`, `Counter.increment`.
  package func function(named name: String) -> FunctionReference? {
    references.values.filter { $0.name == name || $0.name.prefix { $0 != "(" } == name }
      .min { $0.name < $1.name }
  }

  func noteLack(ofNotesIn instance: FunctionInstance) {
    if withoutNotes.last?.instance !== instance { withoutNotes.append(WeakInstance(instance: instance)) }
  }

  /// From now on, code notes the reads and writes of storage that is not tracked; code compiled before is compiled
  /// again.
  package func noteReads() {
    if notesReads { return }
    notesReads = true
    for one in withoutNotes {
      guard let function = one.instance?.reference else { continue }
      if let code = function.code { retiredCode.append(code) }
      function.code = nil
    }
    withoutNotes = []
  }

  /// Discards code that directly accesses a property that has since been overridden.
  private func retireOutdatedCode() {
    for (key, access) in directAccesses where access.property.isOverridden {
      for user in access.users {
        guard let function = user.function else { continue }
        if let code = function.code { retiredCode.append(code) }
        function.code = nil
      }
      directAccesses[key] = nil
    }
  }
}
private struct PartKey: Hashable {
  let member: ObjectIdentifier
  let path: [ObservedMember.PathStep]
}

private struct WeakInstance { weak var instance: FunctionInstance? }

/// The functions that access a stored property directly.
private struct DirectAccess {
  let property: VariableDeclaration
  /// The references are weak, because closures live only as long as their inputs and views; and they refer to the
  /// instances, because weak references to the functions would slow down the machine's counting of functions.
  private(set) var users: [Weak] = []
  /// The number of users above which those that no longer exist are removed.
  private var capacity = 64

  struct Weak {
    weak var instance: FunctionInstance?

    var function: FunctionReference? { instance?.reference }
  }

  init(_ property: VariableDeclaration) { self.property = property }

  mutating func add(_ user: FunctionReference) {
    if users.last?.function === user { return }
    if users.count >= capacity {
      users.removeAll { $0.function == nil }
      capacity = max(64, 2 * users.count)
    }
    users.append(Weak(instance: user.origin as? FunctionInstance))
  }
}
