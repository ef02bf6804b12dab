import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// A variable and the stored parts of it that an access reaches.
private struct Access {
  enum Step: Equatable { case field(ObjectIdentifier), element(Int) }
  let root: VariableDeclaration
  var steps: [Step]
  /// The access as written, up to the first subscript or computed property.
  var text: String
  /// True if the access continues with a subscript or an accessor: its base is then accessed as a whole.
  var isWhole = false
  var place: Place
  var isReceiver = false

  func overlaps(_ other: Access) -> Bool {
    root == other.root && zip(steps, other.steps).allSatisfy { $0 == $1 }
  }
}

/// Overlapping accesses that are certain (SE-0176): arguments that are parts of each other, and nonescaping closures
/// that access a value changed by the same call. All other overlaps stop the program at run time.
extension Checker {
  func checkOverlap(_ function: FunctionDeclaration?, _ base: Expression?, _ arguments: [Argument]) {
    var accesses: [Access] = []
    if let function, let base, function.isMutating, !function.isStatic, var access = access(to: base) {
      access.isReceiver = true
      accesses.append(access)
    }
    for case .inOut(let value) in arguments {
      guard var new = access(to: value) else { continue }
      new.place = ampersand(before: new.place)
      if new.steps.isEmpty, !new.isWhole,
        case .variable = value.kind,
        accesses.contains(where: { $0.root == new.root && $0.steps.isEmpty && !$0.isWhole && !$0.isReceiver })
      {
        error(.flow(.aliasedInout), at: new.place)
        // swiftc finds these first.
        if let first = accesses.first { rankLastProblem(at: first.place.offset) }
      }
      if let first = accesses.first(where: { $0.overlaps(new) }) {
        let isSwap =
          function?.name == "swap" && first.isWhole && new.isWhole && first.text == new.text && isElement(value)
        error(.flow(.overlapping(first.text, isSwap: isSwap)), at: first.place)
        return
      }
      accesses.append(new)
    }
    if !accesses.isEmpty { checkClosures(function, base, arguments, accesses) }
  }

  /// True for `numbers[0]`, which `swapAt` could exchange.
  private func isElement(_ expression: Expression) -> Bool {
    guard case .subscripted(let base, _, _, let indices) = expression.kind, indices.count == 1,
      let collection = libraryType("MutableCollection")
    else { return false }
    return conforms(base.type, to: collection)
  }

  private func ampersand(before place: Place) -> Place {
    let bytes = place.file.text.utf8
    // Places in instances of functions with parameter packs are approximate, and may be beyond the end of the file.
    guard place.offset > 0, place.offset <= bytes.count,
      bytes[bytes.index(bytes.startIndex, offsetBy: place.offset - 1)] == UInt8(ascii: "&")
    else { return place }
    return Place(file: place.file, offset: place.offset - 1)
  }

  // MARK: Closures

  private func checkClosures(
    _ function: FunctionDeclaration?, _ base: Expression?, _ arguments: [Argument], _ accesses: [Access]
  ) {
    let closures = nonescapingClosures(function, base, arguments)
    if closures.isEmpty { return }
    for access in accesses where access.root.kind == .local || access.root.kind == .parameter {
      if closures.contains(where: { touches($0, access) }) {
        error(.flow(.overlapping(access.text, isSwap: false)), at: access.place)
      }
    }
  }

  /// The closures that can run during a call, but not after it; including default values of dictionaries.
  private func nonescapingClosures(
    _ function: FunctionDeclaration?, _ base: Expression?, _ arguments: [Argument]
  ) -> [FunctionDeclaration] {
    var closures: [FunctionDeclaration] = []
    for (index, argument) in arguments.enumerated() {
      switch argument {
      case .value(let value):
        guard case .closure(let closure) = value.withoutReinterpretation.kind else { continue }
        let escapes =
          if let function, function.parameters.indices.contains(index) {
            self.escapes(function.parameters[index], of: function)
          } else {
            closure.detail?.closure.escapes ?? false
          }
        if !escapes { closures.append(closure) }
      case .inOut(let value): closures += closuresOfSubscripts(value)
      case .defaultValue: continue
      }
    }
    if let function, let base, function.isMutating { closures += closuresOfSubscripts(base) }
    return closures
  }

  private func closuresOfSubscripts(_ expression: Expression) -> [FunctionDeclaration] {
    switch expression.kind {
    case .subscripted(let base, let declaration, _, let arguments):
      nonescapingClosures(declaration.getter, nil, arguments) + closuresOfSubscripts(base)
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .pointer(let base, _):
      closuresOfSubscripts(base)
    default: []
    }
  }

  /// True if a closure reads or changes the value that is being modified while the closure runs.
  private func touches(_ closure: FunctionDeclaration, _ access: Access) -> Bool {
    guard let body = closure.checkedBody else { return false }
    var isTouched = false
    // The parts of a path that has been checked as a whole.
    var seen: Set<ObjectIdentifier> = []
    var walk = BodyWalk { [unowned self] expression in
      guard !seen.contains(ObjectIdentifier(expression)), let inside = self.access(to: expression) else { return }
      var base = expression.base
      while let part = base {
        seen.insert(ObjectIdentifier(part))
        base = part.base
      }
      if inside.overlaps(access) { isTouched = true }
    }
    // The accesses of other functions are found when they run.
    walk.entersBody = { $0.kind == .closure && !($0.detail?.closure.escapes ?? false) }
    walk.visit(body)
    return isTouched
  }

  // MARK: Paths

  /// Nil if the place is behind a reference: its accesses are checked only at run time.
  private func access(to expression: Expression) -> Access? {
    switch expression.kind {
    case .variable(let variable):
      guard variable.getter == nil, variable.willSet == nil, variable.didSet == nil, !variable.isLazy,
        variable.wrapping == nil, !variable.isLet || variable.isInout
      else { return nil }
      return Access(root: variable, steps: [], text: variable.name, place: expression.place)
    case .property(let base, let variable, _, _):
      guard !isClassType(base.type), variable.setter?.isMutating ?? true, var access = access(to: base) else {
        return nil
      }
      if variable.storageIndex == nil || variable.getter != nil || variable.willSet != nil || variable.didSet != nil
        || variable.isLazy
      {
        access.isWhole = true
      } else if !access.isWhole {
        access.steps.append(.field(ObjectIdentifier(variable)))
        access.text += ".\(variable.name)"
      }
      return access
    case .tupleElement(let base, let index):
      guard var access = access(to: base) else { return nil }
      if !access.isWhole {
        access.steps.append(.element(index))
        let label: String? = if case .tuple(let parts) = base.type.resolved { parts[index].label } else { nil }
        access.text += ".\(label ?? "\(index)")"
      }
      return access
    case .forceUnwrap(let base):
      // The value in an optional is not a part that could be distinguished from others.
      var access = access(to: base)
      access?.isWhole = true
      return access
    case .pointer(let variable, _): return access(to: variable)
    case .subscripted(let base, let declaration, _, _):
      guard !isClassType(base.type), declaration.setter?.isMutating ?? true, var access = access(to: base) else {
        return nil
      }
      access.isWhole = true
      return access
    default: return nil
    }
  }
}

extension Expression {
  /// The expression of which this one is a part.
  fileprivate var base: Expression? {
    switch kind {
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .pointer(let base, _),
      .subscripted(let base, _, _, _):
      base
    default: nil
    }
  }
}
