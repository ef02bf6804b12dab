import Declarations
import Inference
import SwiftSyntax
import Tree

/// `#isolation` (SE-0420).
extension Checker {
  package func isolationValue(at node: Syntax) -> Expression {
    let place = place(node)
    let anyActor = libraryType("Actor").map { Type.existential([$0], superclass: nil) } ?? .error
    let type = libraryNominal("Optional", [anyActor])
    func value(_ actor: Expression?) -> Expression {
      guard let actor else { return Expression(.nilValue, type: type, place: place) }
      return convert(actor, to: type) ?? errorExpression(node)
    }
    func variable(_ variable: VariableDeclaration) -> Expression {
      noteCapture(of: variable)
      return Expression(.variable(variable), type: variable.type, place: place)
    }
    if let isolated = isolatedParameter(around: function) { return value(variable(isolated)) }
    switch surroundings(of: function).isolation {
    case .global(let actor): return value(shared(of: actor, at: place))
    case .instance: return value(selfExpression(at: node))
    case .none: return value(nil)
    case .unknown:
      // Async top-level code runs on the main actor.
      let isTopLevel = function.map(isTopLevelUnit) ?? true
      return value(isTopLevel ? libraryType("MainActor").flatMap { shared(of: $0, at: place) } : nil)
    }
  }

  /// The `isolated` parameter of the function or closure that contains the code.
  private func isolatedParameter(around function: FunctionDeclaration?) -> VariableDeclaration? {
    var current = function
    while let one = current {
      if let isolated = one.detail?.isolatedParameter { return isolated }
      guard one.kind == .closure else { return nil }
      current = one.detail?.outer
    }
    return nil
  }

  private func shared(of actor: NominalDeclaration, at place: Place) -> Expression? {
    let owner = Type.nominal(actor, [])
    let found = lookUpMembers(of: owner, named: "shared", isStatic: true)
    for case .variable(let variable) in found.map(\.member.kind) {
      return Expression(.staticVariable(variable, owner: owner), type: variable.type, place: place)
    }
    return nil
  }
}
