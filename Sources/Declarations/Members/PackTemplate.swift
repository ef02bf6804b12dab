import Diagnostics
import Source
import SwiftParser
import SwiftSyntax
import Tree

/// A function with parameter packs: instantiated for each number of arguments it is called with.
package final class PackTemplate {
  /// The shape of a parameter: any number of arguments, a tuple of that number of elements, or one argument.
  package enum Shape {
    case pack([String])
    case tuple([String])
    /// A type with a pack: `Group<repeat each T>`.
    case generic([String])
    /// A function with a pack of parameters beside others: `(A, repeat each B) -> C`.
    case function([String], others: Int)
    /// A type with a tuple of a pack among its arguments: `Box<(repeat each T)>`.
    case argument([String], at: Int)
    /// A generic parameter with a member that a constraint makes a tuple: `A` where `A.Output == (repeat each T)`.
    case member([String], of: String)
    case single

    init(_ type: TypeSyntax, packs: Set<String>) {
      let mentioned = type.tokens(viewMode: .sourceAccurate).map(\.text).filter { packs.contains($0) }
      if mentioned.isEmpty {
        self = .single
      } else if type.is(PackExpansionTypeSyntax.self) {
        self = .pack(mentioned)
      } else if type.is(TupleTypeSyntax.self) {
        self = .tuple(mentioned)
      } else if let clause = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause,
        clause.arguments.contains(where: { $0.isExpansion })
      {
        self = .generic(mentioned)
      } else if let arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments,
        let index = Array(arguments).firstIndex(where: \.isTupleOfExpansion)
      {
        self = .argument(mentioned, at: index)
      } else if let function = (type.as(AttributedTypeSyntax.self)?.baseType ?? type).as(FunctionTypeSyntax.self) {
        let packs = function.parameters.filter { $0.type.is(PackExpansionTypeSyntax.self) }
        let expanded = packs.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text).filter(mentioned.contains) }
        self = packs.count == 1 ? .function(expanded, others: function.parameters.count - 1) : .single
      } else {
        self = .single
      }
    }
  }

  package let syntax: DeclSyntax
  package let shapes: [Shape]
  package let names: [String]
  package let context: TypeContext?
  package let scope: Scope
  package let file: SourceFile
  package let environment: [Requirement]
  package let outer: FunctionDeclaration?
  package var instances: [[String: Int]: FunctionDeclaration] = [:]

  init(
    _ syntax: DeclSyntax, _ parameters: FunctionParameterListSyntax, packs: Set<String>, context: TypeContext?,
    scope: Scope, file: SourceFile, environment: [Requirement], outer: FunctionDeclaration?
  ) {
    (self.syntax, self.context, self.scope, self.file) = (syntax, context, scope, file)
    (self.environment, self.outer) = (environment, outer)
    let members = Self.tupleMembers(syntax, packs)
    shapes = parameters.map { node in
      members[node.type.trimmedDescription] ?? Shape(node.type, packs: packs)
    }
    names = parameters.map { ($0.secondName ?? $0.firstName).text }
  }

  /// The shapes of the generic parameters whose members are tuples of packs.
  private static func tupleMembers(_ syntax: DeclSyntax, _ packs: Set<String>) -> [String: Shape] {
    let clause =
      syntax.as(FunctionDeclSyntax.self)?.genericWhereClause
      ?? syntax.as(InitializerDeclSyntax.self)?.genericWhereClause
    var shapes: [String: Shape] = [:]
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement, case .type(let left) = same.leftType,
        case .type(let right) = same.rightType, let member = left.as(MemberTypeSyntax.self),
        right.isTupleOfExpansion
      else { continue }
      let mentioned = right.tokens(viewMode: .sourceAccurate).map(\.text).filter { packs.contains($0) }
      shapes[member.baseType.trimmedDescription] = .member(mentioned, of: member.name.text)
    }
    return shapes
  }

  /// The declaration without its body.
  var signature: String {
    let (generics, parameters, whereClause): (Syntax?, Syntax?, Syntax?)
    if let node = syntax.as(FunctionDeclSyntax.self) {
      (generics, parameters) = (node.genericParameterClause.map { Syntax($0) }, Syntax(node.signature))
      whereClause = node.genericWhereClause.map { Syntax($0) }
    } else if let node = syntax.as(InitializerDeclSyntax.self) {
      (generics, parameters) = (node.genericParameterClause.map { Syntax($0) }, Syntax(node.signature))
      whereClause = node.genericWhereClause.map { Syntax($0) }
    } else {
      return syntax.trimmedDescription
    }
    return [generics, parameters, whereClause].map { $0?.trimmedDescription ?? "" }.joined(separator: " ")
  }

  /// The packs among generic parameters.
  package static func packs(of clause: GenericParameterClauseSyntax?) -> Set<String> {
    // A filtered list would be created as part of a new tree with all of its context: `lazy` avoids that.
    guard let clause else { return [] }
    return Set(clause.parameters.lazy.filter { $0.specifier?.text == "each" }.map(\.name.text))
  }
}

extension GenericArgumentSyntax {
  fileprivate var isExpansion: Bool {
    if case .type(let type) = argument { type.is(PackExpansionTypeSyntax.self) } else { false }
  }

  fileprivate var isTupleOfExpansion: Bool {
    if case .type(let type) = argument { type.isTupleOfExpansion } else { false }
  }
}

extension TypeSyntax {
  /// True for `(repeat each T)`.
  fileprivate var isTupleOfExpansion: Bool {
    guard let elements = self.as(TupleTypeSyntax.self)?.elements, elements.count == 1 else { return false }
    return elements.first?.type.is(PackExpansionTypeSyntax.self) ?? false
  }
}

extension Callee {
  package var hasPacks: Bool {
    if case .function(let function, _, _, _, _, _) = self { function.detail?.packs != nil } else { false }
  }
}
