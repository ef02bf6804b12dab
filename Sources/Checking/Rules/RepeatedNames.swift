import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax

/// Names that must be unique.
extension DeclarationRules {
  func checkNames(of clause: FunctionParameterClauseSyntax) {
    var seen: Set<String> = []
    var isAfterVariadic = false
    for parameter in clause.parameters {
      let name = parameter.secondName ?? parameter.firstName
      if name.text != "_", !seen.insert(name.text).inserted {
        checker.error(.name(.redeclared(name.text)), at: name)
      }
      // The parameters of a subscript have labels only if two names are written.
      let hasLabel = parameter.secondName != nil || clause.parent?.is(SubscriptDeclSyntax.self) != true
      if isAfterVariadic, parameter.firstName.text == "_" || !hasLabel {
        checker.error(.declaration(.unlabelledAfterVariadic), at: name)
      }
      isAfterVariadic = parameter.ellipsis != nil
    }
  }

  func checkNames(of clause: GenericParameterClauseSyntax) {
    var seen: Set<String> = []
    for parameter in clause.parameters where !seen.insert(parameter.name.text).inserted {
      checker.error(.name(.redeclared(parameter.name.text)), at: parameter.name)
    }
  }

  func checkNames(of clause: ClosureParameterClauseSyntax) {
    for (one, next) in zip(clause.parameters, clause.parameters.dropFirst()) where one.ellipsis != nil {
      checker.error(.declaration(.afterVariadicInClosure), at: next.secondName ?? next.firstName)
    }
    checkRepeated(clause.parameters.map { $0.secondName ?? $0.firstName })
  }

  func checkNames(of list: ClosureShorthandParameterListSyntax) { checkRepeated(list.map(\.name)) }

  func checkRepeated(_ names: [TokenSyntax]) {
    var seen: Set<String> = []
    for name in names where name.text != "_" && !seen.insert(name.text).inserted {
      checker.error(.name(.redeclared(name.text)), at: name)
    }
  }

  /// A generic parameter can be inferred at a call only if the signature mentions it.
  func checkUse(
    of clause: GenericParameterClauseSyntax?, in signature: some SyntaxProtocol,
    _ whereClause: GenericWhereClauseSyntax?
  ) {
    guard let clause else { return }
    var used = names(in: signature)
    if let whereClause {
      for requirement in whereClause.requirements where requirement.requirement.is(SameTypeRequirementSyntax.self) {
        used.formUnion(names(in: requirement))
      }
    }
    for parameter in clause.parameters {
      if let inherited = parameter.inheritedType { used.formUnion(names(in: inherited)) }
    }
    for (index, parameter) in clause.parameters.enumerated() {
      let isHidden = clause.parameters.dropFirst(index + 1).contains { $0.name.text == parameter.name.text }
      guard isHidden || !used.contains(parameter.name.text) else { continue }
      checker.error(.generics(.unused(parameter.name.text)), at: parameter.name)
    }
  }

  private func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).map { $0.text.without("`") })
  }

  /// `typealias A = B; typealias B = A`
  func checkCycle(of node: TypeAliasDeclSyntax) {
    var name = node.name.text
    var passed: Set<String> = []
    while let next = fileAliases[name], passed.insert(name).inserted { name = next }
    guard fileAliases[name] != nil, name == node.name.text, node.isOfFile, aliasesInCycles.isDisjoint(with: passed)
    else { return }
    aliasesInCycles.formUnion(passed)
    checker.error(.name(.aliasOfItself(name)), at: node.name)
  }

  /// A function type has no argument labels.
  func checkLabels(of node: FunctionTypeSyntax) {
    for parameter in node.parameters {
      guard let label = parameter.firstName, parameter.secondName == nil, label.text != "_" else { continue }
      checker.error(.type(.functionLabel(label.text)), at: label)
    }
  }
}

extension TypeAliasDeclSyntax {
  /// True if the alias is at file scope.
  var isOfFile: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false }
}
