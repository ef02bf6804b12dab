import Declarations
import Diagnostics
import Source
import SwiftParser
import SwiftSyntax
import Tree

/// The instances of a function with parameter packs for the numbers of arguments in its calls.
extension ExpressionChecker {
  /// The function for the number of arguments in a call. Nil if they do not match.
  func expanded(_ callee: Callee, _ arguments: [CallArgument]) -> Callee? {
    guard case .function(let function, let owner, let base, let isDirect, let ownerType, let rank) = callee,
      let template = function.detail?.packs
    else { return callee }
    guard let assignment = matchArguments(arguments, to: shape(of: function)) else { return nil }
    guard let counts = counts(template.shapes, assignment, arguments) else { return nil }
    guard let instance = instance(of: template, counts) else { return nil }
    return .function(instance, owner, base: base, isDirect: isDirect, ownerType: ownerType, rank: rank)
  }

  /// The number of types in each pack, as far as arguments determine it. Nil if they contradict each other.
  private func counts(
    _ shapes: [PackTemplate.Shape], _ assignment: [[Int]], _ arguments: [CallArgument]
  ) -> [String: Int]? {
    var counts: [String: Int] = [:]
    // Functions decide only about packs that no other argument decides.
    let functions = zip(shapes, assignment).filter { if case .function = $0.0 { true } else { false } }
    for (shape, indices) in zip(shapes, assignment).filter({ if case .function = $0.0 { false } else { true } })
      + functions
    {
      let found: (packs: [String], count: Int)
      switch shape {
      case .pack(let packs): found = (packs, indices.count)
      case .tuple(let packs):
        guard let count = indices.first.flatMap({ elementCount(of: arguments[$0]) }) else { continue }
        found = (packs, count)
      case .generic(let packs):
        guard let value = indices.first.flatMap({ arguments[$0].inferred }),
          let pack = head(value.type).nominal?.pack
        else { continue }
        found = (packs, pack.count)
      case .function(let packs, let others):
        guard packs.contains(where: { counts[$0] == nil }),
          let count = indices.first.flatMap({ parameterCount(of: arguments[$0]) }), count >= others
        else { continue }
        found = (packs, count - others)
      case .member(let packs, let name):
        guard let value = indices.first.flatMap({ arguments[$0].inferred }),
          let type = memberType(name, of: value.type)
        else { continue }
        found = (packs, elementCount(of: type))
      case .argument(let packs, let position):
        guard case .nominal(_, let types)? = indices.first.flatMap({ arguments[$0].inferred }).map({ head($0.type) }),
          types.indices.contains(position)
        else { continue }
        found = (packs, elementCount(of: types[position]))
      case .single: continue
      }
      for pack in found.packs {
        if let known = counts[pack], known != found.count { return nil }
        counts[pack] = found.count
      }
    }
    return counts
  }

  /// The type of an associated type by its name, if it is known.
  private func memberType(_ name: String, of type: Type) -> Type? {
    let known = head(type)
    let conformances = known.nominal.map { allConformances(of: $0) } ?? protocols(of: known)
    let associated = conformances.lazy.flatMap(\.associatedTypes).first { $0.name == name }
    return associated.flatMap { associatedType($0, of: known) }
  }

  /// The number of parameters of a function, or of a closure that lists them.
  private func parameterCount(of argument: CallArgument) -> Int? {
    if let value = argument.inferred {
      if case .function(let function) = head(value.type) { return function.parameters.count }
      return nil
    }
    return switch argument.syntax.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let names): names.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: nil
    }
  }

  private func elementCount(of argument: CallArgument) -> Int? {
    if let value = argument.inferred { return elementCount(of: value.type) }
    return argument.syntax.as(TupleExprSyntax.self)?.elements.count
  }

  /// The number of elements of a tuple; a tuple of one element is that element.
  private func elementCount(of type: Type) -> Int {
    if case .tuple(let elements) = head(type) { elements.count } else { 1 }
  }

  /// The number of types in the pack of a type that is constructed with these arguments.
  func packCount(of template: TypeTemplate, _ arguments: [CallArgument]) -> Int? {
    for construction in template.constructions {
      for isWhole in [true, false] {
        // Arguments may be left out for parameters with default values.
        let positions = construction.labels.indices.filter { isWhole || !construction.hasDefault[$0] }
        let views = positions.map { position -> ParameterView in
          var view = ParameterView(label: construction.labels[position], type: .error)
          if case .pack = construction.shapes[position] { view.isVariadic = true }
          return view
        }
        guard let assignment = matchArguments(arguments, to: views),
          let count = counts(positions.map { construction.shapes[$0] }, assignment, arguments)?.values.first
        else { continue }
        return count
      }
    }
    return nil
  }

  /// Candidates with packs in the form for these arguments.
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
      case .single, .generic, .function, .argument, .member: break
      }
    }
    let rewritten = PackExpansion(counts: counts, values: values, tuples: tuples).rewrite(template.syntax)
    let start = template.syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    // Leading blanks keep places close to the original; a member needs an enclosing type to be parsed.
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
