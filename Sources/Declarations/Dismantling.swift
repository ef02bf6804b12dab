import Source
import Tree

/// Declarations refer to each other in cycles: a type has members, whose signatures and bodies refer to the type.
/// Such declarations would never be freed, some megabytes for each session; so the checker breaks the cycles at its
/// end.
extension NominalDeclaration {
  func dismantle() {
    completion = nil
    for members in detail?.members.values ?? [:].values {
      for member in members { member.dismantle() }
    }
    for member in dynamicMembers + requirements { member.dismantle() }
    for property in storedProperties { property.dismantle() }
    deinitializer?.dismantle()
    detail?.pending = []
    detail?.members = [:]
    scope = nil
    superclass = nil
    genericParameters = []
    selfParameter = nil
    storedProperties = []
    cases = []
    deinitializer = nil
    dynamicMembers = []
    requirements = []
    associatedTypes = []
    inheritedProtocols = []
  }
}

extension Member {
  fileprivate func dismantle() {
    switch kind {
    case .variable(let variable): variable.dismantle()
    case .function(let function): function.dismantle()
    case .subscripted(let pair):
      pair.getter.dismantle()
      pair.setter?.dismantle()
    case .enumCase(let enumCase): enumCase.payload = []
    // A type is dismantled in the list of all types.
    case .type, .alias: break
    }
  }
}

extension VariableDeclaration {
  func dismantle() {
    for function in [getter, setter, willSet, didSet, lazyFunction] { function?.dismantle() }
    getter = nil
    setter = nil
    willSet = nil
    didSet = nil
    lazyFunction = nil
    initialValue = nil
    if let wrapping {
      self.wrapping = nil
      wrapping.makeSteps = nil
      wrapping.initializer?.dismantle()
      wrapping.storage.dismantle()
    }
    pendingType = nil
    type = .error
    storage = nil
    details = nil
  }
}

extension FunctionDeclaration {
  func dismantle() {
    pendingCheck = nil
    checkedBody = nil
    genericParameters = []
    selfVariable = nil
    parameters = []
    result = .void
    opaqueResults = []
    captures = []
    allCaptures = nil
    captureList = []
    calledLocalFunctions = []
    rawValues = []
    details = nil
  }
}

extension Scope {
  func dismantle() {
    for entity in names.values.joined() {
      switch entity {
      case .variable(let variable): variable.dismantle()
      case .function(let function): function.dismantle()
      case .type, .alias, .parameter: break
      }
    }
    names = [:]
    typeContext = nil
  }
}
