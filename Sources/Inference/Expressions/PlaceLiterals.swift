import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// `#line` and similar literals.
extension ExpressionChecker {
  func inferMacro(_ node: MacroExpansionExprSyntax, hint: Type?) -> Expression {
    let name = node.macroName.text
    let type = hint.map { head($0) }.flatMap { $0.wrapped == nil ? $0 : nil }
    let usual =
      switch name {
      case "line", "column": libraryNominal("Int")
      case "_sourceLocation": libraryType("SourceLocation") == nil ? Type.error : libraryNominal("SourceLocation")
      case "dsohandle": libraryNominal("UnsafeRawPointer")
      default: libraryNominal("String")
      }
    if let value = type.flatMap({ placeLiteral(name, as: $0, at: node) }) ?? placeLiteral(name, as: usual, at: node) {
      return value
    }
    if name == "isolation" { return isolationValue(as: hint, at: node) }
    // A text with errors of grammar keeps its previews and predicates as they are.
    if !input.earlierDiagnostics.isEmpty, KnownMacros.all.contains(name) { return errorExpression(node) }
    if says(node) { return Expression(.tuple([]), type: .void, place: place(node)) }
    let isUnseen =
      (name == "expect" || name == "require") && input.needsImports && input.imports.isDisjoint(with: ["Testing"])
    // `#preview`: swiftc's words, and the name that is meant.
    if isUnseen || !isOpen && Suggestion.nearest(to: name, among: KnownMacros.all).map({ $0 != name }) ?? false {
      error(.name(.unknownMacro(name)), at: node.macroName)
    } else {
      unsupported(.macro(name), at: node)
    }
    return errorExpression(node)
  }

  /// The value of `#line` or a similar literal. Nil if there is no such literal, or it does not have the type.
  func placeLiteral(_ name: String, as type: Type, at node: some SyntaxProtocol) -> Expression? {
    let at = place(node)
    let type = head(type)
    switch name {
    case "line", "column":
      let position = file.position(of: at.offset)
      let number = UInt128(name == "line" ? position.line : position.column)
      if type.isLibrary("Int") || type.isLibrary("UInt") {
        return Expression(.integer(number, isNegative: false), type: type, place: at)
      }
      guard case .nominal = type, let literals = libraryType("ExpressibleByIntegerLiteral"),
        conforms(type, to: literals)
      else { return nil }
      return convert(literal(.integer(number, isNegative: false), .integer, at: node), to: type)
    case "file", "fileID", "filePath":
      // An opened module is one text that consists of many files.
      let path = isOpen ? file.name(at: at.offset) : file.name
      let module = isOpen ? file.name : "main"
      let text = name == "fileID" ? "\(module)/\(path.split(separator: "/").last ?? "")" : path
      return self.text(text, as: type, at: node)
    case "_sourceLocation": return sourceLocation(as: type, at: node)
    case "isolation": return isolationValue(as: type, at: node)
    case "dsohandle":
      guard type.isLibrary("UnsafeRawPointer"), let maker = libraryFunctions("_imageHandle").first else { return nil }
      return Expression(.apply(maker, [:], base: nil, [], isDirect: false), type: type, place: at)
    case "function": return text(nameOfFunction, as: type, at: node)
    default: return nil
    }
  }

  /// The value of Testing's `#_sourceLocation`.
  private func sourceLocation(as type: Type, at node: some SyntaxProtocol) -> Expression? {
    guard type.isLibrary("SourceLocation"), let maker = libraryFunctions("_sourceLocation").first else { return nil }
    let (text, number) = (libraryNominal("String"), libraryNominal("Int"))
    let values = [("fileID", text), ("filePath", text), ("line", number), ("column", number)]
      .compactMap { placeLiteral($0.0, as: $0.1, at: node) }
    return Expression(
      .apply(maker, [:], base: nil, values.map { .value($0) }, isDirect: false), type: type, place: place(node))
  }

  private func isolationValue(as type: Type?, at node: some SyntaxProtocol) -> Expression {
    let value = statements.isolationValue(at: Syntax(node))
    return type.flatMap { convert(value, to: $0) } ?? value
  }

  /// A name as a text literal of any type: `file: StaticString = #file`.
  private func text(_ text: String, as type: Type, at node: some SyntaxProtocol) -> Expression? {
    if type.isLibrary("String") { return Expression(.string(text), type: type, place: place(node)) }
    guard case .nominal = type, let literals = libraryType("ExpressibleByStringLiteral"), conforms(type, to: literals)
    else { return nil }
    return convert(literal(.string(text), .string, at: node), to: type)
  }

  /// The value of `#function`: a closure has the name of the enclosing function; outside of functions it is the type
  /// or, outside of types too, the module.
  private var nameOfFunction: String {
    var around = function
    while let one = around, one.kind == .closure { around = one.detail?.outer }
    guard let function = around, !isTopLevelUnit(function), typeContext.map({ isInside($0, function) }) ?? true else {
      return typeContext?.declaration.name ?? "main"
    }
    guard function.kind == .getter || function.kind == .setter, function.name == "subscript" else {
      return function.fullName
    }
    let indices = function.kind == .setter ? function.parameters.dropFirst() : function.parameters[...]
    return "subscript(\(indices.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// True if the function is a member of that type, or is nested in one.
  private func isInside(_ context: TypeContext, _ function: FunctionDeclaration) -> Bool {
    var current: FunctionDeclaration? = function
    while let one = current {
      if one.owner == context.declaration || one.detail?.context?.declaration == context.declaration { return true }
      current = one.detail?.outer
    }
    return false
  }
}
