import Declarations
import Inference
import Source
import SwiftSyntax

/// Names that may be there once.
extension DeclarationRules {
  func checkNames(of clause: FunctionParameterClauseSyntax) {
    var seen: Set<String> = []
    var isAfterVariadic = false
    for parameter in clause.parameters {
      let name = parameter.secondName ?? parameter.firstName
      if name.text != "_", !seen.insert(name.text).inserted {
        checker.error("invalid redeclaration of '\(name.text)'", at: name)
      }
      if isAfterVariadic, parameter.firstName.text == "_" {
        checker.error("a parameter following a variadic parameter requires a label", at: name)
      }
      isAfterVariadic = parameter.ellipsis != nil
    }
  }

  func checkNames(of clause: GenericParameterClauseSyntax) {
    var seen: Set<String> = []
    for parameter in clause.parameters where !seen.insert(parameter.name.text).inserted {
      checker.error("invalid redeclaration of '\(parameter.name.text)'", at: parameter.name)
    }
  }

  /// `typealias A = B; typealias B = A`
  func checkCycle(of node: TypeAliasDeclSyntax) {
    var name = node.name.text
    var passed: Set<String> = []
    while let next = fileAliases[name], passed.insert(name).inserted { name = next }
    guard fileAliases[name] != nil, name == node.name.text, node.isOfFile, aliasesInCycles.isDisjoint(with: passed)
    else { return }
    aliasesInCycles.formUnion(passed)
    checker.error("type alias '\(name)' references itself", at: node.name)
  }

  /// A function type says nothing of labels.
  func checkLabels(of node: FunctionTypeSyntax) {
    for parameter in node.parameters {
      guard let label = parameter.firstName, parameter.secondName == nil, label.text != "_" else { continue }
      checker.error(
        "function types cannot have argument labels; use '_' before '\(label.text)'", at: label)
    }
  }
}

extension TypeAliasDeclSyntax {
  /// Whether it stands in no type and no function.
  var isOfFile: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false }
}
