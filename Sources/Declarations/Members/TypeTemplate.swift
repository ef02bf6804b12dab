import Source
import SwiftSyntax
import Tree

/// A type with a parameter pack: instantiated for each number of arguments it is used with.
package final class TypeTemplate {
  /// The parameters of an initializer, with their shapes.
  package struct Construction {
    package let labels: [String?]
    package let shapes: [PackTemplate.Shape]
    package let hasDefault: [Bool]
  }

  let syntax: DeclSyntax
  let header: TypeHeader
  let scope: Scope
  let file: SourceFile
  let parent: NominalDeclaration?
  let pack: String
  /// The number of parameters that are not packs, of the type itself.
  package let singles: Int
  var extensions: [(node: ExtensionDeclSyntax, scope: Scope, file: SourceFile)] = []
  var instances: [Int: NominalDeclaration] = [:]

  init(
    _ syntax: DeclSyntax, _ header: TypeHeader, pack: String, scope: Scope, file: SourceFile,
    parent: NominalDeclaration?
  ) {
    (self.syntax, self.header, self.scope, self.file) = (syntax, header, scope, file)
    (self.pack, self.parent) = (pack, parent)
    singles = (header.genericParameters?.parameters.count ?? 1) - 1
  }

  /// The ways to construct a value: initializers, or else the memberwise one.
  package var constructions: [Construction] {
    let blocks = [header.members] + extensions.map(\.node.memberBlock)
    let initializers = blocks.flatMap { $0.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) } }
    if initializers.isEmpty, header.kind == .structure { return [memberwise] }
    return initializers.map { node in
      let parameters = node.signature.parameterClause.parameters
      return Construction(
        labels: parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.identifierText },
        shapes: parameters.map { PackTemplate.Shape($0.type, packs: [pack]) },
        hasDefault: parameters.map { $0.defaultValue != nil })
    }
  }

  private var memberwise: Construction {
    var (labels, shapes, hasDefault): ([String?], [PackTemplate.Shape], [Bool]) = ([], [], [])
    for (name, type, binding) in storedProperties
    where binding.initializer == nil || !(type?.is(OptionalTypeSyntax.self) ?? true) {
      labels.append(name)
      shapes.append(type.map { PackTemplate.Shape($0, packs: [pack]) } ?? .single)
      hasDefault.append(binding.initializer != nil)
    }
    return Construction(labels: labels, shapes: shapes, hasDefault: hasDefault)
  }

  private var storedProperties: [(String, TypeSyntax?, PatternBindingSyntax)] {
    header.members.members.flatMap { member -> [(String, TypeSyntax?, PatternBindingSyntax)] in
      guard let node = member.decl.as(VariableDeclSyntax.self), !node.modifiers.contains(where: \.isStatic) else {
        return []
      }
      return node.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil else {
          return nil
        }
        return (name.identifier.identifierText, binding.typeAnnotation?.type, binding)
      }
    }
  }

  /// The properties whose type is a tuple of the pack.
  var tuples: Set<String> {
    let blocks = [header.members] + extensions.map(\.node.memberBlock)
    let variables = blocks.flatMap { $0.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }
    return Set(
      variables.flatMap(\.bindings).compactMap { binding in
        guard let type = binding.typeAnnotation?.type, case .tuple = PackTemplate.Shape(type, packs: [pack]) else {
          return nil
        }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      })
  }
}

extension DeclModifierSyntax {
  fileprivate var isStatic: Bool { name.tokenKind == .keyword(.static) || name.tokenKind == .keyword(.class) }
}
