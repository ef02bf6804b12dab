import Lint
import SwiftSyntax

/// The plan for the legacy classes of a program: the edits that each class needs, and the reasons against migrating
/// it.
///
/// Classes and protocols that can only be migrated together form a group. A group with any reason against it stays as
/// it is, with all code that uses it.
final class Plan {
  struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  struct Edit {
    let file: Int
    let edit: TextEdit
    /// The candidates that must be migrated for the edit to be made.
    let needs: [Int]
  }

  /// A remark on a group: why it stays, or which edit was made.
  struct Remark {
    let rule: MigrationRule
    let place: Place
    let candidates: [Int]
    let text: String
  }

  let module: ModuleFacts
  let dialect: Dialect
  let hasLazyState: Bool
  let resolver: Resolver
  let candidates: [DeclaredType]
  private(set) var edits: [Edit] = []
  private(set) var refusals: [Remark] = []
  private(set) var remarks: [Remark] = []
  private var said: Set<String> = []
  private var parents: [Int]
  /// The groups that result from inheritance alone.
  private var families: [Int] = []
  private let indices: [ObjectIdentifier: Int]
  private let byName: [String: [DeclaredType]]
  /// Types with a shared name are also found by that name: their classes stay unless all are meant alike.
  private let bySharedName: [String: [DeclaredType]]
  /// The constraints of generic parameters, by the parameters' names.
  var constraints: [String: Set<String>] = [:]

  init(_ module: ModuleFacts, _ options: Migration.Options) {
    self.module = module
    dialect = options.dialect
    hasLazyState = options.hasLazyState
    resolver = Resolver(module: module)
    // A class that is both is also a candidate: its users still require an ObservableObject.
    candidates = options.isToLegacy ? module.types.filter(module.isModern) : module.types.filter(module.isLegacy)
    indices = Dictionary(
      candidates.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    let types = Dictionary(grouping: module.types, by: \.name)
    byName = types.merging(module.aliases.compactMapValues { types[$0] }) { declared, _ in declared }
    bySharedName = Dictionary(grouping: module.types, by: \.nameToken.text)
    parents = Array(candidates.indices)
    for (index, type) in candidates.enumerated() {
      for name in type.inherited {
        for base in byName[name] ?? [] {
          if let other = self.index(of: base) { join(index, other) }
        }
      }
    }
    families = candidates.indices.map(group)
  }

  // MARK: Groups

  func index(of type: DeclaredType?) -> Int? { type.flatMap { indices[ObjectIdentifier($0)] } }

  func group(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }

  /// The family of a candidate: the class of an instance, its superclasses and its protocols.
  func family(_ index: Int) -> Int { families[index] }

  /// Joins two groups: they are migrated together, or not at all.
  func join(_ left: Int, _ right: Int) {
    let (a, b) = (group(left), group(right))
    parents[max(a, b)] = min(a, b)
  }

  // MARK: Names

  /// The candidates that a type name refers to; none for other types, nil if a name is ambiguous.
  func candidates(named name: String?, file: Int) -> [Int]? {
    guard let name else { return nil }
    guard let types = types(named: name) else {
      guard let bounds = constraints[ModuleFacts.simpleName(name)] else { return [] }
      return bounds.flatMap { candidates(named: $0, file: file) ?? [] }
    }
    let found = types.compactMap(index)
    if found.isEmpty { return [] }
    if types.count == found.count, Set(found.map(group)).count == 1 { return found }
    let near = types.filter { $0.file == file }
    if near.count == 1 { return index(of: near[0]).map { [$0] } ?? [] }
    return nil
  }

  private func types(named name: String) -> [DeclaredType]? { byName[name] ?? bySharedName[name] }

  /// True if the program declares a type or an alias with the name.
  func declares(_ name: String) -> Bool { types(named: name) != nil || module.aliases[name] != nil }

  func legacyTypes(named name: String) -> [Int] { (types(named: name) ?? []).compactMap(index) }

  /// The candidates of which an expression is an instance; nil if that is unknown.
  func candidates(of expression: ExprSyntax, in scope: Scope, file: Int) -> [Int]? {
    if let type = resolver.type(of: expression, in: scope) {
      switch type {
      case .named, .optional:
        if let name = type.name {
          guard let bounds = scope.owner?.bounds(of: ModuleFacts.simpleName(name)) else {
            return candidates(named: name, file: file)
          }
          return bounds.flatMap { candidates(named: $0, file: file) ?? [] }
        }
      case .other: break
      default: return []
      }
    }
    // The name of a variable often tells its type: all variables with that name have the same type.
    let name: String? =
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        reference.baseName.text
      } else {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      }
    guard let name else { return nil }
    let types = module.types.flatMap(\.properties).filter { $0.name == name }.map(\.type)
    let found = types.map { candidates(named: $0?.name, file: file) }
    guard let first = found.first, let first, !first.isEmpty else { return nil }
    return found.allSatisfy { $0.map { !$0.isEmpty && group($0[0]) == group(first[0]) } ?? false } ? first : nil
  }

  // MARK: The edits to be made

  func edit(_ file: Int, _ range: Range<Int>, _ text: String, needs: [Int]) {
    edits.append(Edit(file: file, edit: TextEdit(range: range, text: text), needs: needs))
  }

  func refuse(_ candidates: [Int], _ rule: MigrationRule, at node: some SyntaxProtocol, in file: Int, _ text: String) {
    guard !candidates.isEmpty else { return }
    let place = Place(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard said.insert("\(rule.id) \(place) \(candidates)").inserted else { return }
    refusals.append(Remark(rule: rule, place: place, candidates: candidates, text: text))
  }

  func remark(_ candidates: [Int], _ rule: MigrationRule, at node: some SyntaxProtocol, in file: Int, _ text: String) {
    let place = Place(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard said.insert("\(rule.id) \(place) \(candidates)").inserted else { return }
    remarks.append(Remark(rule: rule, place: place, candidates: candidates, text: text))
  }

  func names(_ candidates: [Int]) -> String {
    Set(candidates.map { self.candidates[$0].name }).sorted().joined(separator: ", ")
  }
}

extension ModuleFacts {
  /// An `@Observable` class, or a protocol for such classes.
  fileprivate func isModern(_ type: DeclaredType) -> Bool {
    if type.kind == .protocolType { return type.inherited.contains("Observable") }
    return isObservable(type) && !isLegacy(type)
  }
}

extension DeclaredType {
  /// The constraints of a generic parameter of the type; nil if the name is not that of one. Other types in the program
  /// may have the parameter's name.
  func bounds(of name: String) -> [String]? {
    guard let generic = node.asProtocol(WithGenericParametersSyntax.self),
      let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
    else { return nil }
    var bounds = parameter.inheritedType.map { Self.names(in: $0) } ?? []
    for requirement in generic.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { continue }
      bounds += Self.names(in: conformance.rightType)
    }
    return bounds
  }

  private static func names(in constraint: TypeSyntax) -> [String] {
    if let composition = constraint.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    return TypeRef(constraint).name.map { [$0] } ?? []
  }
}
