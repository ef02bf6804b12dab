import Code

/// Functions call each other in cycles, and types contain themselves: these objects would never be freed, half a
/// megabyte for a session with views. So the compiler breaks the cycles at its end.
extension Compiler {
  package func dismantle() {
    var dismantling = Dismantling()
    for reference in references.values { dismantling.add(reference) }
    for variable in statics.values { dismantling.add(variable) }
    for locals in localInstances { dismantling.add(locals) }
    for code in retiredCode { dismantling.add(code) }
    for type in Array(types.values) + Array(payloadTypes.values) { dismantling.add(type) }
    references = [:]
    statics = [:]
    localInstances = []
    retiredCode = []
    for variable in libraryGlobals + programGlobals { variable.storage = nil }
    libraryGlobals = []
    programGlobals = []
    types = [:]
    plainTypes = [:]
    payloadTypes = [:]
    dismantling.run()
  }
}

/// Visits each function once, with a list: chains of calls may be longer than the native stack.
private struct Dismantling {
  private var functions: [FunctionReference] = []

  mutating func add(_ function: FunctionReference) { functions.append(function) }

  mutating func add(_ locals: LocalInstances) {
    functions += locals.references.values
    locals.references = [:]
  }

  mutating func add(_ variable: GlobalVariable) {
    variable.value = .void
    if let initializer = variable.initializer { add(initializer) }
  }

  mutating func add(_ code: FunctionCode) {
    functions += code.functions
    for variable in code.globals { add(variable) }
    for component in code.keyPaths.flatMap(\.components) {
      add(component.getter)
      if let setter = component.setter { add(setter) }
    }
  }

  mutating func add(_ type: RuntimeType) {
    functions += type.methods
    functions += type.witnesses.values.compactMap(\.self)
    if let deinitializer = type.deinitializer { add(deinitializer) }
    type.arguments = []
    type.fields = []
    type.cases = []
    type.superclass = nil
    type.methods = []
    type.deinitializer = nil
    type.witnesses = [:]
  }

  mutating func run() {
    while let function = functions.popLast() {
      (function.origin as? FunctionInstance)?.dismantle()
      guard let code = function.code else { continue }
      // Without its routine nothing needs to be notified that the code has been released.
      code.routine = nil
      function.code = nil
      add(code)
    }
  }
}
