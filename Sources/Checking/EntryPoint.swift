import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The entry point without a statement: the type marked `@main`.
extension Checker {
  /// True if the SwiftUI part of the library is available, and with it the functions that its macros expand to.
  package var libraryHasPreviews: Bool { library.globals["_preview"] != nil }

  /// Adds the call of `main()` after the type and after the globals declared below it, which it may use.
  func addEntryPoint(_ tree: SourceFileSyntax, to units: inout [CheckedInput.Unit]) {
    let found = tree.statements.compactMap { item -> (TypeHeader, AttributeSyntax)? in
      guard case .decl(let syntax) = item.item, let header = TypeHeader(syntax) else { return nil }
      let attribute = header.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
        $0.attributeName.writtenText == "main"
      }
      return attribute.map { (header, $0) }
    }
    for (_, attribute) in found.dropFirst() {
      error(.attribute(.mainRepeated), at: attribute)
    }
    if input.isPlainFile, let (_, attribute) = found.first,
      tree.statements.contains(where: { !$0.isDeclaration && !$0.isOfMacro })
    {
      error(.attribute(.mainBesideCode), at: attribute)
    }
    guard let (header, attribute) = found.first, case .type(let declaration)? = globals.names[header.name.text]?.first
    else { return }
    if !declaration.genericParameters.isEmpty {
      return error(.attribute(.mainGeneric), at: attribute)
    }
    guard let main = mainFunction(of: declaration) else {
      return error(.attribute(.mainMissing(declaration.name)), at: attribute)
    }
    let at = place(attribute)
    let type = declaration.declaredType
    let base = Expression(.metatype(type), type: .metatype(type), place: at)
    guard let function = main.function else { return }
    var call = Expression(
      .apply(function, main.substitution, base: base, [], isDirect: false), type: .void, place: at)
    if function.isAsync { call = Expression(.await(call), type: .void, place: at) }
    if function.isThrowing { call = Expression(.tryPlain(call), type: .void, place: at) }
    var index = (units.lastIndex { $0.place.offset <= at.offset } ?? -1) + 1
    var next = index
    loop: while next < units.count {
      switch units[next].kind {
      case .declaration: break
      case .variables: index = next + 1
      case .statement, .expression: break loop
      }
      next += 1
    }
    let unit = makeFunction("main", .function, at: at)
    unit.details = FunctionDetails(outer: nil, context: nil, scope: globals)
    unit.isThrowing = true
    unit.isAsync = function.isAsync
    units.insert(
      CheckedInput.Unit(
        kind: .statement(Statement(.expression(call), place: at)), place: index > 0 ? units[index - 1].place : at,
        function: unit), at: index)
  }

  private func mainFunction(of declaration: NominalDeclaration) -> Candidate? {
    lookUpMembers(of: declaration.declaredType, named: "main", isStatic: true).first { candidate in
      guard let function = candidate.function else { return false }
      return function.parameters.isEmpty && function.result.isVoid
    }
  }
}
