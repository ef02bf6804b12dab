import Declarations
import Diagnostics
import Inference
import Tree

/// Opened code with errors is sealed: the rest of the module works, and sealed code stops with its error when it is
/// reached.
extension Checker {
  /// Seals a body that contains an error, with the types that its declaration hides.
  func seal(_ block: Block, hiding opaques: [OpaqueType], since count: Int) {
    defer { for opaque in opaques where opaque.underlying == nil { opaque.underlying = unknownType } }
    guard let first = table.diagnostics.dropFirst(count).first(where: \.isError) else { return }
    input.sealed.append(first)
    forgetErrors(since: count)
    guard let hidden = opaques.first else {
      block.statements = [sealed(by: first)]
      return
    }
    let at = Place(file: first.file, offset: first.offset)
    let value = stop(words(of: first), as: hidden.underlying ?? unknownType, isSealed: true, at: at)
    block.statements = [Statement(.returnValue(value), place: at)]
  }

  /// Seals a body that would use a variable without a value: nothing else prevents it from being run.
  ///
  /// - Parameter hasOpaques: True if the cause is something opaque: then the body has no error.
  func sealFlow(of function: FunctionDeclaration, _ block: Block, hasOpaques: Bool) {
    if isUnknown(function.result), !leaves(block) {
      block.statements = [Statement(.returnValue(opaqueValue(named: function.name, at: block.end)), place: block.end)]
    }
    let count = table.diagnostics.count
    judgesFlow = true
    checkFlow(of: function, block)
    judgesFlow = false
    guard let first = table.diagnostics.dropFirst(count).first(where: \.isError) else { return }
    forgetErrors(since: count)
    guard hasOpaques else {
      input.sealed.append(first)
      block.statements = [sealed(by: first)]
      return
    }
    let at = Place(file: first.file, offset: first.offset)
    let words = "what is opaque in '\(function.name)' leaves it without a value: \(first.message)"
    block.statements = [Statement(.expression(stop(words, as: libraryNominal("Never"), at: at)), place: at)]
  }

  /// The initial value of a property whose wrapper cannot be created: without it, reads of the property would have no
  /// storage.
  func stoppedValue(of storage: VariableDeclaration) -> Expression {
    stop(
      "obsh has no value for '\(storage.name)', because its wrapper did not check",
      as: isSealed(storage.type) ? unknownType : storage.type, isSealed: true, at: storage.place)
  }

  /// The body of what would make such a wrapper of a value.
  func stoppedBody(of storage: VariableDeclaration, at place: Place) -> Block {
    Block([Statement(.returnValue(stoppedValue(of: storage)), place: place)], end: place)
  }

  /// A preview that did not check, or of which only something opaque is left: it is listed, and stops when it is
  /// mounted.
  func stoppedPreview(since count: Int, at place: Place) -> Expression {
    let mistake = table.diagnostics.dropFirst(count).first(where: \.isError)
    return stop(
      mistake.map(words(of:)) ?? "what is opaque in this preview leaves it without a view", as: .void,
      isSealed: mistake != nil, at: mistake.map { Place(file: $0.file, offset: $0.offset) } ?? place)
  }

  /// Seals a body for an error outside it.
  func seal(_ block: Block, by mistake: Diagnostic) {
    input.sealed.append(mistake)
    block.statements = [sealed(by: mistake)]
  }

  private func sealed(by mistake: Diagnostic) -> Statement {
    let at = Place(file: mistake.file, offset: mistake.offset)
    return Statement(
      .expression(stop(words(of: mistake), as: libraryNominal("Never"), isSealed: true, at: at)), place: at)
  }

  private func words(of mistake: Diagnostic) -> String {
    "this did not check when it was opened: \(mistake.message)"
  }

  /// Gives properties with unknown types the opaque type, so that other uses of them work.
  func sealTypes(of types: [NominalDeclaration]) {
    // A type that follows from a value is looked at when it is first needed: the value may name any variable of the
    // module, which are declared after the types.
    var waiting: [VariableDeclaration] = []
    for type in types {
      for members in (type.detail?.members ?? [:]).values {
        for case .variable(let variable) in members.map(\.kind) {
          if variable.pendingType == nil {
            seal(variable)
          } else if variable.wrapping != nil || variable.wrapped != nil {
            waiting.append(variable)
          }
        }
      }
    }
    if waiting.isEmpty { return }
    input.bodies.insert({ [unowned self] in waiting.forEach(seal) }, at: 0)
  }

  private func seal(_ variable: VariableDeclaration) {
    guard isSealed(variable.type.resolved) else { return }
    variable.type = unknownType
    variable.getter?.result = unknownType
    variable.setter?.parameters.first?.variable.type = unknownType
  }

  func isSealed(_ type: Type) -> Bool {
    type.contains { part in
      switch part {
      case .error: true
      case .variable(let variable): variable.binding == nil
      default: false
      }
    }
  }

  /// Seals the declarations with errors outside of bodies.
  func sealDeclarations() {
    input.sealed += table.diagnostics.filter(\.isError)
    table.diagnostics.removeAll(where: \.isError)
  }
}
