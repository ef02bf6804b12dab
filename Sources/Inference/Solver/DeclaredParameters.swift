import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The parameters and captures of closures, as names in the scope of their bodies.
extension ConstraintSystem {
  /// True if a closure without parameters may be passed where one with a parameter of the type is expected: of `Void`,
  /// or of a type that nothing has decided, which becomes `Void`.
  private func mayBeVoid(_ type: Type) -> Bool {
    let head = checker.head(type)
    if case .variable(let variable) = head, isPlain(variable) { return bind(variable, to: .void) }
    return head.isVoid
  }

  func declareCaptures(of node: ClosureExprSyntax, in scope: Scope) -> Bool {
    for item in node.signature?.capture?.items ?? [] {
      let name = item.name.text
      let type: Type
      if let initializer = item.initializer {
        guard let value = try? generate(initializer.value) else { return false }
        type = value
      } else if name == "self" {
        guard let own = checker.selfExpression(at: item) else { return false }
        type = own.type
      } else if case .entities(let entities) = checker.lookUp(name), case .variable(let variable)? = entities.first {
        type = variable.type
      } else {
        isBeyond = true
        return false
      }
      let isWeak = item.specifier?.specifier.tokenKind == .keyword(.weak)
      let held = isWeak && checker.head(type).wrapped == nil ? checker.optional(type) : type
      declare(name, held, in: scope)
    }
    return true
  }

  private func declare(_ name: String, _ type: Type, in scope: Scope) {
    let place = Place(file: checker.file, offset: 0)
    let variable = VariableDeclaration(name: name, kind: .parameter, type: type, isLet: true, place: place)
    scope.declare(name, .variable(variable))
  }

  func declareParameters(
    of node: ClosureExprSyntax, expected: FunctionType?, in scope: Scope
  ) -> [FunctionType.Parameter]? {
    let wanted = expected?.parameters
    let names: [String]
    var written: [FunctionType.Parameter?] = []
    switch node.signature?.parameterClause {
    case nil:
      let used = checker.parameterCount(of: node)
      guard let wanted else {
        names = (0..<used).map { "$\($0)" }
        break
      }
      if used == 0, !wanted.isEmpty {
        guard wanted.count == 1, mayBeVoid(wanted[0].type) else { return nil }
        state.score.increase(.functionConversion)
      }
      if used > 0, used < wanted.count { return nil }
      names = (0..<max(wanted.count, used)).map { "$\($0)" }
    case .simpleInput(let list): names = list.map { $0.name.text }
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      for parameter in clause.parameters {
        let isVariadic = parameter.ellipsis != nil
        written.append(
          parameter.type.map {
            var resolved = checker.resolveParameterType($0)
            if isVariadic { resolved.type = checker.libraryNominal("Array", [resolved.type]) }
            resolved.isVariadic = isVariadic
            return resolved
          })
      }
    }
    if let wanted, wanted.count != names.count {
      guard wanted.count == 1, case .tuple(let elements) = checker.head(wanted[0].type), elements.count == names.count
      else { return nil }
      for (index, (name, element)) in zip(names, elements).enumerated() {
        if written.indices.contains(index), let one = written[index], !checker.matches(one.type, element.type) {
          return nil
        }
        if name != "_" { declare(name, element.type, in: scope) }
      }
      state.score.increase(.functionConversion)
      return wanted
    }
    var parameters: [FunctionType.Parameter] = []
    for (index, name) in names.enumerated() {
      var parameter = wanted?[index] ?? FunctionType.Parameter(type: checker.makeVariable())
      if written.indices.contains(index), let one = written[index] {
        if wanted != nil, parameter.isInout != one.isInout { return nil }
        if !checker.matches(parameter.type, one.type) {
          // `{ (value: Int?) in … }` where a function of `Int` is expected.
          guard !one.isInout, !one.type.hasTypeVariables else { return nil }
          add(.conversion(parameter.type, one.type))
          if name != "_" { declare(name, one.type, in: scope) }
          parameters.append(parameter)
          continue
        }
        (parameter.isInout, parameter.isVariadic) = (one.isInout, one.isVariadic)
        if one.isConsuming { parameter.isConsuming = true }
      }
      if name != "_" { declare(name, parameter.type, in: scope) }
      parameters.append(parameter)
    }
    return parameters
  }
}
