import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Generic constraints, inline or in a `where` clause.
extension DeclarationChecker {
  /// Inline constraints, `<T: P>`; returns those that cannot be stored in the parameter.
  func resolveConstraints(_ clause: GenericParameterClauseSyntax?, in scope: Scope) -> [Requirement] {
    guard let clause else { return [] }
    var requirements: [Requirement] = []
    for node in clause.parameters {
      guard let constraint = node.inheritedType, case .parameter(let parameter)? = scope.names[node.name.text]?.first
      else { continue }
      if parameter.isValue {
        let type = resolve(constraint)
        if type != .error, !type.isLibrary("Int") {
          error(.type(.valueParameter(parameter.name, type.shown)), at: constraint)
        }
        continue
      }
      if constraint.namesAnyObject { parameter.mustBeClass = true }
      if constraint.suppressesCopyable { parameter.isNoncopyable = true }
      requirements += constrain(parameter, to: resolve(constraint), at: constraint)
    }
    for node in clause.genericWhereClause.map({ resolve($0) }) ?? [] { attach(node) { requirements.append($0) } }
    return requirements
  }

  private func constrain(
    _ parameter: GenericParameter, to constraint: Type, at node: some SyntaxProtocol
  ) -> [Requirement] {
    switch constraint {
    case .existential(let protocols, let superclass, let arguments):
      parameter.protocols += protocols
      if superclass == .anyObject {
        parameter.mustBeClass = true
      } else if let superclass {
        parameter.superclass = superclass
      }
      return requirements(on: .parameter(parameter), by: arguments)
    case .nominal(let declaration, _) where declaration.isClass: parameter.superclass = constraint
    case .anyObject: parameter.mustBeClass = true
    case .error: break
    case .nominal(let declaration, _) where isUnknown(declaration): parameter.isOpenEnded = true
    default:
      error(.type(.parameterConstraint(Type.parameter(parameter).shown, constraint.shown)), at: node)
    }
    return []
  }

  /// A requirement on a declaration's own parameter is stored in the parameter; others go to `fallback`.
  func attach(_ requirement: Requirement, fallback: (Requirement) -> Void) {
    switch requirement {
    case .conforms(.parameter(let parameter), let declaration): parameter.protocols.append(declaration)
    case .inherits(.parameter(let parameter), let type):
      if isUnknown(type) { parameter.isOpenEnded = true } else { parameter.superclass = type }
    case .isClass(.parameter(let parameter)): parameter.mustBeClass = true
    default: fallback(requirement)
    }
  }

  /// Orders the requirements so that a conformance precedes those that depend on it: `where ID == Data.Element.ID,
  /// Data.Element: Identifiable`.
  private func inOrderOfUse(_ requirements: GenericRequirementListSyntax) -> [GenericRequirementSyntax] {
    var ordered: [GenericRequirementSyntax] = []
    for node in requirements {
      var index = ordered.endIndex
      if case .conformanceRequirement(let conformance) = node.requirement {
        let member = conformance.leftType.writtenText + "."
        index = ordered.firstIndex { $0.writtenText.contains(member) } ?? index
      }
      ordered.insert(node, at: index)
    }
    return ordered
  }

  func resolve(_ clause: GenericWhereClauseSyntax) -> [Requirement] {
    // Each requirement may depend on the previous ones: `where Index: Strideable, Index.Stride == Int`.
    let saved = environment
    defer { environment = saved }
    var result: [Requirement] = []
    for node in inOrderOfUse(clause.requirements) {
      environment = saved + result
      switch node.requirement {
      case .conformanceRequirement(let conformance):
        let left = resolve(conformance.leftType)
        if case .parameter(let parameter) = left, conformance.rightType.suppressesCopyable {
          parameter.isNoncopyable = true
        }
        switch resolve(conformance.rightType) {
        case .existential(let protocols, let superclass, let arguments):
          result += protocols.map { .conforms(left, $0) } + requirements(on: left, by: arguments)
          if let superclass { result.append(superclass == .anyObject ? .isClass(left) : .inherits(left, superclass)) }
        case .nominal(let declaration, let arguments) where declaration.isClass || isUnknown(declaration):
          result.append(.inherits(left, .nominal(declaration, arguments)))
        case .anyObject:
          result.append(.isClass(left))
        default: continue
        }
      case .sameTypeRequirement(let same):
        if case .type(let left) = same.leftType, case .type(let right) = same.rightType {
          result.append(Self.same(resolve(left), resolve(right)))
        } else if case .type(let left) = same.leftType, case .expr(let right) = same.rightType,
          let value = Self.integer(right)
        {
          result.append(.same(resolve(left), .integer(value)))
        }
      case .layoutRequirement: continue
      }
    }
    return result
  }

  /// The parameter or member comes first, however the condition is written: `Wrapped? == Value`.
  private static func same(_ left: Type, _ right: Type) -> Requirement {
    switch (left, right) {
    case (.parameter, _), (.member, _): .same(left, right)
    case (_, .parameter), (_, .member): .same(right, left)
    default: .same(left, right)
    }
  }
}

extension TypeSyntax {
  /// `AnyObject & P`
  fileprivate var namesAnyObject: Bool {
    self.as(CompositionTypeSyntax.self)?.elements.contains { $0.type.trimmedDescription == "AnyObject" } ?? false
  }
}
