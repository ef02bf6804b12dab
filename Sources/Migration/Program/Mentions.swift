import Lint
import SwiftSyntax

/// Finds the mentions of ObservableObject and the wrappers in the types and constraints of a program.
struct Mentions {
  let plan: Plan

  /// Collects the constraints of generic parameters; must run before any lookup.
  func collectConstraints() {
    for file in plan.module.files {
      let walk = ConstraintWalk()
      walk.walk(file.tree)
      plan.constraints.merge(walk.constraints) { $0.union($1) }
    }
  }

  func judge(_ edits: ClassEdits) {
    for (index, file) in plan.module.files.enumerated() {
      let walk = MentionWalk()
      walk.walk(file.tree)
      for node in walk.extensions {
        let name = TypeRef(node.extendedType).name
        if name == "ObservableObject" {
          plan.refuse(
            Array(plan.candidates.indices), .generic, at: node, in: index, "ObservableObject has an extension")
        }
        guard node.inheritanceClause?.names.contains("ObservableObject") ?? false, let name else { continue }
        let type = plan.module.type(extendedBy: node)
        for candidate in plan.candidates(named: type?.name ?? name, file: index) ?? [] {
          edits.dropConformance(of: DeclSyntax(node), candidate, index, isProtocol: false)
        }
      }
      for node in walk.generics {
        plan.refuse(
          arguments(of: node) ?? Array(plan.candidates.indices), .generic, at: node, in: index,
          "generic code is constrained to ObservableObject")
      }
      for node in walk.wrappers {
        guard let argument = node.genericArgumentClause?.arguments.first, case .type(let type) = argument.argument
        else {
          continue
        }
        let found = plan.candidates(named: plan.module.type(type, in: nil).name, file: index) ?? []
        plan.refuse(found, .projection, at: node, in: index, "the type '\(node.trimmedDescription)' is written")
      }
      for node in walk.publishers {
        guard
          let owner = plan.module.types.first(where: {
            $0.file == index && node.isWithin($0.node) && plan.index(of: $0) != nil
          }),
          let candidate = plan.index(of: owner)
        else { continue }
        plan.refuse(
          [candidate], .publisherValue, at: node, in: index, "the type '\(node.trimmedDescription)' is written")
      }
      for node in walk.requirements { drop(node, in: index) }
      for node in walk.locals {
        // The class is named nowhere else, so it stays, with the code that uses it.
        plan.refuse(
          plan.legacyTypes(named: node.name.text), .declaration, at: node.name, in: index,
          "\(node.name.text) is declared inside a function")
      }
    }
  }
}

extension Mentions {
  /// `where ObjectWillChangePublisher == ObservableObjectPublisher` of a protocol, or of its extension.
  private func drop(_ node: SameTypeRequirementSyntax, in file: Int) {
    guard let requirement = node.parent?.as(GenericRequirementSyntax.self),
      let list = requirement.parent?.as(GenericRequirementListSyntax.self),
      let clause = list.parent?.as(GenericWhereClauseSyntax.self), let owner = clause.parent,
      let type = owner.as(ProtocolDeclSyntax.self).map({ plan.module.type(named: $0.name.text) })
        ?? owner.as(ExtensionDeclSyntax.self).map({ plan.module.type(extendedBy: $0) }),
      let candidate = plan.index(of: type)
    else {
      return plan.refuse(
        Array(plan.candidates.indices), .generic, at: node, in: file,
        "generic code requires '\(node.trimmedDescription)'")
    }
    let items = Array(list)
    let position = items.firstIndex { $0.id == requirement.id } ?? 0
    let range: Range<Int> =
      if items.count == 1 {
        (clause.previousToken(viewMode: .sourceAccurate)?.span.upperBound ?? clause.span.lowerBound)..<clause.span
          .upperBound
      } else if position + 1 < items.count {
        requirement.span.lowerBound..<items[position + 1].span.lowerBound
      } else {
        (items[position - 1].trailingComma?.span.lowerBound ?? requirement.span.lowerBound)..<node.span.upperBound
      }
    plan.edit(file, range, "", needs: [candidate])
  }

  /// The classes that the program passes where `Model` of `struct Page<Model: ObservableObject>` is wanted; nil if one
  /// of them is not known.
  private func arguments(of constraint: IdentifierTypeSyntax) -> [Int]? {
    guard let parameter = constraint.parent?.as(GenericParameterSyntax.self),
      let type = plan.module.types.first(where: {
        $0.kind == .structType
          && $0.node.as(StructDeclSyntax.self)?.genericParameterClause?.id
            == parameter.parent?.parent?.id
      }),
      plan.module.type(named: type.name) != nil, !isWritten(type)
    else { return nil }
    let name = parameter.name.text
    var labels = Set(type.properties.filter { $0.type?.name.map(ModuleFacts.simpleName) == name }.map(\.name))
    for initializer in type.initializers {
      labels.formUnion(
        initializer.parameters.filter { $0.type.name.map(ModuleFacts.simpleName) == name }.compactMap(\.label))
    }
    var found: Set<Int> = []
    var isKnown = true
    plan.module.forEachExpression { expression, scope, file in
      guard let call = expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == type.nameToken.text
      else { return }
      let argument = call.arguments.first { labels.contains($0.label?.text ?? "") }
      let passed = argument.flatMap { plan.resolver.type(of: $0.expression, in: scope) }
      let classes = plan.candidates(named: passed?.name, file: file) ?? []
      isKnown = isKnown && !classes.isEmpty
      found.formUnion(classes)
    }
    return isKnown && !found.isEmpty ? found.sorted() : nil
  }

  /// True if the type is written with arguments, which may be any class.
  private func isWritten(_ type: DeclaredType) -> Bool {
    plan.module.files.contains { file in
      file.tree.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == type.nameToken.text && token.nextToken(viewMode: .sourceAccurate)?.text == "<"
          && token.id != type.nameToken.id
      }
    }
  }
}

private final class ConstraintWalk: SyntaxVisitor {
  var constraints: [String: Set<String>] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    for name in node.inheritedType?.parts ?? [] { constraints[node.name.text, default: []].insert(name) }
    return .skipChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if let left = TypeRef(node.leftType).name {
      for name in node.rightType.parts { constraints[left, default: []].insert(name) }
    }
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.inheritanceClause?.inheritedTypes ?? [] {
      for name in type.type.parts { constraints[node.name.text, default: []].insert(name) }
    }
    return .visitChildren
  }
}

private final class MentionWalk: SyntaxVisitor {
  var extensions: [ExtensionDeclSyntax] = []
  var generics: [IdentifierTypeSyntax] = []
  var wrappers: [IdentifierTypeSyntax] = []
  var publishers: [IdentifierTypeSyntax] = []
  var locals: [ClassDeclSyntax] = []
  var requirements: [SameTypeRequirementSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    return .visitChildren
  }

  override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
    let name = node.leftType.trimmedDescription.split(separator: ".").last
    if name == "ObjectWillChangePublisher" { requirements.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    while let current = parent {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) {
        locals.append(node)
        break
      }
      parent = current.parent
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "ObservableObject":
      // In the inheritance clause of a type, or of an extension, the conformance itself is removed.
      if !(node.parent?.is(InheritedTypeSyntax.self) ?? false) || node.isInAssociatedType { generics.append(node) }
    case "StateObject", "ObservedObject", "EnvironmentObject":
      if !(node.parent?.is(AttributeSyntax.self) ?? false) { wrappers.append(node) }
    case "Published":
      if !(node.parent?.is(AttributeSyntax.self) ?? false) { publishers.append(node) }
    default: break
    }
    return .visitChildren
  }
}

extension IdentifierTypeSyntax {
  fileprivate var isInAssociatedType: Bool {
    parent?.parent?.parent?.parent?.is(AssociatedTypeDeclSyntax.self) ?? false
  }
}

extension TypeSyntax {
  /// The names of the protocols in a constraint.
  fileprivate var parts: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { $0.type.parts } }
    return TypeRef(self).name.map { [$0] } ?? []
  }
}
