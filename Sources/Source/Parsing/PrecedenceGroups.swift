import Diagnostics
import SwiftSyntax

/// The precedence groups that a program declares, and their order relative to those of the standard library.
///
/// The package's operators know the groups too, but treat `lowerThan` as its opposite.
package struct PrecedenceGroups {
  enum Associativity { case left, right, none }

  /// The group of operators that are declared without one.
  static let standard = "DefaultPrecedence"

  private var associativities: [String: Associativity] = [:]
  /// The groups that are directly higher than a group.
  private var above: [String: Set<String>] = [:]

  package init() {}

  package mutating func add(_ tree: SourceFileSyntax) {
    for case .decl(let item) in tree.statements.map(\.item) {
      guard let group = item.as(PrecedenceGroupDeclSyntax.self) else { continue }
      if associativities.isEmpty {
        for (lower, higher) in zip(Level.ascending, Level.ascending.dropFirst()) {
          above[lower, default: []] = [higher]
        }
      }
      add(group)
    }
  }

  private mutating func add(_ group: PrecedenceGroupDeclSyntax) {
    let name = group.name.text
    associativities[name] = Associativity.none
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let node):
        associativities[name] =
          switch node.value.tokenKind {
          case .keyword(.left): .left
          case .keyword(.right): .right
          default: Associativity.none
          }
      case .precedenceGroupRelation(let node):
        let isLower = node.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan)
        for other in node.precedenceGroups.map(\.name.text) {
          if isLower { above[name, default: []].insert(other) } else { above[other, default: []].insert(name) }
        }
      default: break
      }
    }
  }

  /// The errors in the groups that the declarations of a tree name. The tree's own groups have been added already.
  package func problems(in tree: SourceFileSyntax) -> [(problem: NameProblem, name: TokenSyntax)] {
    let declarations = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    let own = Set(declarations.compactMap { $0.as(PrecedenceGroupDeclSyntax.self)?.name.text })
    var found: [(NameProblem, TokenSyntax)] = []
    func check(_ name: TokenSyntax) {
      if !isKnown(name.text) { found.append((.unknownPrecedenceGroup(name.text), name)) }
    }
    for declaration in declarations {
      if let node = declaration.as(OperatorDeclSyntax.self) {
        node.operatorPrecedenceAndTypes.map { check($0.precedenceGroup) }
      }
      for case .precedenceGroupRelation(let node) in declaration.as(PrecedenceGroupDeclSyntax.self)?.groupAttributes
        ?? []
      {
        let isLower = node.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan)
        for name in node.precedenceGroups.map(\.name) {
          if isLower, own.contains(name.text) {
            found.append((.lowerThanOwnPrecedenceGroup, name))
          } else {
            check(name)
          }
        }
      }
    }
    return found
  }

  private func isKnown(_ group: String) -> Bool {
    associativities[group] != nil || Level.named[group] != nil
      || [Self.standard, "FunctionArrowPrecedence"].contains(group)
  }

  /// Nil if the program declares no such group.
  func associativity(of group: String) -> Associativity? { associativities[group] }

  func isLower(_ group: String, than other: String) -> Bool {
    var found: Set<String> = []
    var waiting = above[group] ?? []
    while let next = waiting.popFirst() {
      if next == other { return true }
      if found.insert(next).inserted { waiting.formUnion(above[next] ?? []) }
    }
    return false
  }
}
