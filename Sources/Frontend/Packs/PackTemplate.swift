import Diagnostics
import SwiftParser
import SwiftSyntax
import Tree

/// A function with parameter packs: declared anew for each number of arguments it is called with.
final class PackTemplate {
  /// What a parameter takes: any number of arguments, a tuple of such a number, or one argument.
  enum Shape {
    case pack([String])
    case tuple([String])
    case single
  }

  let syntax: DeclSyntax
  let shapes: [Shape]
  let names: [String]
  let context: TypeContext?
  let scope: Scope
  let file: SourceFile
  let environment: [Requirement]
  let outer: FunctionDeclaration?
  var instances: [[String: Int]: FunctionDeclaration] = [:]

  init(
    _ syntax: DeclSyntax, _ parameters: FunctionParameterListSyntax, packs: Set<String>, context: TypeContext?,
    scope: Scope, file: SourceFile, environment: [Requirement], outer: FunctionDeclaration?
  ) {
    (self.syntax, self.context, self.scope, self.file) = (syntax, context, scope, file)
    (self.environment, self.outer) = (environment, outer)
    shapes = parameters.map { parameter in
      let mentioned = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text).filter { packs.contains($0) }
      if mentioned.isEmpty { return .single }
      if parameter.type.is(PackExpansionTypeSyntax.self) { return .pack(mentioned) }
      return parameter.type.is(TupleTypeSyntax.self) ? .tuple(mentioned) : .single
    }
    names = parameters.map { ($0.secondName ?? $0.firstName).text }
  }

  /// The packs among generic parameters.
  static func packs(of clause: GenericParameterClauseSyntax?) -> Set<String> {
    Set((clause?.parameters ?? []).filter { $0.specifier?.text == "each" }.map(\.name.text))
  }
}

extension Callee {
  var hasPacks: Bool {
    if case .function(let function, _, _, _, _, _) = self { function.detail?.packs != nil } else { false }
  }
}

extension Checker {
  /// Makes a function the template that its declaration is. Its own parameters only say how it is called.
  func declarePackTemplate(
    _ function: FunctionDeclaration, _ syntax: DeclSyntax, _ parameters: FunctionParameterListSyntax,
    packs: Set<String>, context: TypeContext?
  ) {
    let template = PackTemplate(
      syntax, parameters, packs: packs, context: context, scope: scope, file: file, environment: environment,
      outer: self.function)
    function.detail?.packs = template
    function.parameters = zip(parameters, template.shapes).map { node, shape in
      let label = node.firstName.text == "_" ? nil : node.firstName.identifierText
      let variable = VariableDeclaration(
        name: (node.secondName ?? node.firstName).text, kind: .parameter, type: .error, isLet: true,
        place: place(node))
      var parameter = FunctionDeclaration.Parameter(label: label, variable: variable)
      if case .pack = shape { parameter.isVariadic = true }
      if node.defaultValue != nil { parameter.resolveDefault = { nil } }
      return parameter
    }
  }

  /// The function for as many arguments as a call has. Nil where they do not fit.
  func expanded(_ callee: Callee, _ arguments: [CallArgument]) -> Callee? {
    guard case .function(let function, let owner, let base, let isDirect, let ownerType, let rank) = callee,
      let template = function.detail?.packs
    else { return callee }
    guard let assignment = matchArguments(arguments, to: shape(of: function), isFunction: { _ in true })
    else { return nil }
    var counts: [String: Int] = [:]
    for (shape, indices) in zip(template.shapes, assignment) {
      let found: (packs: [String], count: Int)
      switch shape {
      case .pack(let packs): found = (packs, indices.count)
      case .tuple(let packs):
        guard let value = indices.first.flatMap({ arguments[$0].inferred }) else { continue }
        if case .tuple(let elements) = head(value.type) { found = (packs, elements.count) } else { found = (packs, 1) }
      case .single: continue
      }
      for pack in found.packs {
        if let known = counts[pack], known != found.count { return nil }
        counts[pack] = found.count
      }
    }
    guard let instance = instance(of: template, counts) else { return nil }
    return .function(instance, owner, base: base, isDirect: isDirect, ownerType: ownerType, rank: rank)
  }

  /// Candidates with packs as they are for these arguments.
  func expandedAll(_ callees: [Callee], _ arguments: [CallArgument], _ node: Syntax) -> [Callee] {
    let result = callees.compactMap { expanded($0, arguments) }
    if result.isEmpty { error(.call(.noMatch(.named(callees.first?.name ?? ""))), at: node) }
    return result
  }

  private func instance(of template: PackTemplate, _ counts: [String: Int]) -> FunctionDeclaration? {
    if let known = template.instances[counts] { return known }
    var values: [String: String] = [:]
    var tuples: Set<String> = []
    for (name, shape) in zip(template.names, template.shapes) {
      switch shape {
      case .pack(let packs): values[name] = packs[0]
      case .tuple(let packs):
        values[name] = packs[0]
        tuples.insert(name)
      case .single: break
      }
    }
    let rewritten = PackExpansion(counts: counts, values: values, tuples: tuples).rewrite(template.syntax)
    let start = template.syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    // Blanks in front keep places near what they stand for; a member needs a type around it to be parsed.
    let isInitializer = template.syntax.is(InitializerDeclSyntax.self)
    let opening = isInitializer ? "struct _ {" : ""
    let text =
      opening + String(repeating: " ", count: max(0, start - opening.utf8.count)) + rewritten.trimmedDescription
      + (isInitializer ? "\n}" : "")
    let tree = input.operators.foldAll(Parser.tree(of: text)) { _ in }.as(SourceFileSyntax.self)
    guard case .decl(let syntax)? = tree?.statements.first?.item else { return nil }
    let made = within(
      scope: template.scope, file: template.file, function: .some(template.outer), environment: template.environment
    ) { () -> FunctionDeclaration? in
      if let node = syntax.as(FunctionDeclSyntax.self) {
        return declareFunction(node, context: template.context, isRequirement: false)
      }
      let member = syntax.as(StructDeclSyntax.self)?.memberBlock.members.first?.decl
      guard let node = member?.as(InitializerDeclSyntax.self), let context = template.context else { return nil }
      return declareInitializer(node, context: context, isRequirement: false)
    }
    made?.detail?.isPackInstance = true
    template.instances[counts] = made
    if !template.file.isLibrary { _ = made?.body }
    return made
  }
}
