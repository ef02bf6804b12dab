import Diagnostics
import SwiftSyntax
import Tree

/// SwiftUI's macros, expanded in the text before it is checked, like the compiler's plugins do.
package struct MacroExpansion {
  private var edits = SourceEdits()
  /// The types of the text whose name, called, always creates a value of the type: those without generic parameters
  /// and failable initializers.
  private var plainTypes: Set<String> = []

  /// The text with its macros expanded; nil if there are none. `written` is the text before conditional compilation.
  ///
  /// - Parameters:
  ///   - needsImports: True if the macros of Testing exist only after the text imports it.
  ///   - testCases: The names of the classes of XCTest so far.
  package static func expand(
    _ tree: SourceFileSyntax, _ text: String, written: String, needsImports: Bool = false,
    testCases: inout Set<String>
  ) -> (text: String, expansion: Expansion)? {
    var all = MacroExpansion()
    all.collect(in: tree)
    if ModelExpansion.isNeeded(for: text) { _ = ModelExpansion(tree, &all.edits) }
    if PerceptibleExpansion.isNeeded(for: text) { _ = PerceptibleExpansion(tree, &all.edits) }
    if TestExpansion.isNeeded(for: text, testCases: testCases), !needsImports || TestExpansion.isImported(by: tree) {
      all.edits = TestExpansion.edits(all.edits, for: tree, text, testCases: &testCases)
    }
    return all.edits.isEmpty ? nil : all.edits.apply(to: text, written: written)
  }

  /// The same for an opened module; properties with unknown attributes are rewritten as well.
  package static func open(
    _ tree: SourceFileSyntax, _ text: String, written: String, files: [Int], testCases: inout Set<String>,
    isKnownAttribute: @escaping (String) -> Bool,
    isKnownModule: @escaping (String) -> Bool, isKnownKey: @escaping (String) -> Bool
  ) -> (text: String, expansion: Expansion)? {
    var all = MacroExpansion()
    all.collect(in: tree)
    if ModelExpansion.isNeeded(for: text) { _ = ModelExpansion(tree, &all.edits) }
    if PerceptibleExpansion.isNeeded(for: text) { _ = PerceptibleExpansion(tree, &all.edits) }
    if TestExpansion.isNeeded(for: text, testCases: testCases) {
      all.edits = TestExpansion.edits(all.edits, for: tree, text, files: files, testCases: &testCases)
    }
    let opaque = OpaqueAttributes(
      in: tree, isKnown: isKnownAttribute, isKnownModule: isKnownModule, isKnownKey: isKnownKey)
    opaque.addEdits(for: tree, to: &all.edits)
    return all.edits.isEmpty ? nil : all.edits.apply(to: text, written: written)
  }

  private mutating func collect(in tree: SourceFileSyntax) {
    plainTypes = Set(tree.statements.compactMap { $0.item.as(DeclSyntax.self)?.plainTypeName })
    for item in tree.statements {
      switch item.item {
      case .decl(let node):
        if let node = node.as(MacroExpansionDeclSyntax.self) {
          expandPreview(node)
          // The availability of a preview makes no difference here, and a call has no attributes.
          if node.macroName.text == "Preview", !node.attributes.isEmpty {
            edits.replace(node.attributes.written, with: [])
          }
        } else if let node = node.as(ExtensionDeclSyntax.self) {
          expandEntries(of: node)
        }
      case .expr(let node):
        guard let node = node.as(MacroExpansionExprSyntax.self) else { continue }
        expandPreview(node)
      case .stmt: continue
      }
    }
  }

  // MARK: #Preview

  /// `#Preview("Name") { … }` mounts the view that the closure creates.
  private mutating func expandPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return }
    // A preview that returns in several places may return views of several types.
    let returns = node.trailingClosure?.statements.explicitReturns.count ?? 0
    edits.replace(
      node.pound.written.lowerBound..<node.macroName.written.upperBound,
      with: [.text(returns > 1 ? "_previewOfAny" : "_preview")])
    // The layout of a preview has no effect here, and the size and the attributes of a widget have none.
    if node.trailingClosure == nil, let first = node.arguments.first, let last = node.arguments.last,
      let widget = node.arguments.first(where: { $0.label?.text == "widget" })
    {
      // `#Preview(as: .systemSmall, widget: { … }, timeline: { … })`
      return edits.replace(
        first.written.lowerBound..<last.written.upperBound,
        with: [.text("body: "), .written(widget.expression.written)])
    }
    let layout = node.arguments.firstIndex { ["traits", "as", "using"].contains($0.label?.text) }
    if let layout, let last = node.arguments.last {
      let start =
        layout == node.arguments.startIndex
        ? node.arguments[layout].written.lowerBound
        : node.arguments[node.arguments.index(before: layout)].expression.written.upperBound
      edits.replace(start..<last.written.upperBound, with: [])
    }
    guard let closure = node.trailingClosure else { return }
    // The entries of a widget, `timeline: { … }`, or the states of an activity.
    if let last = node.additionalTrailingClosures.last {
      edits.replace(closure.written.upperBound..<last.written.upperBound, with: [])
    }
    if closure.statements.contains(where: { $0.previewable != nil }) { expandPreviewable(closure) }
  }

  /// Variables marked `@Previewable` become properties of a view around the rest of the closure.
  private mutating func expandPreviewable(_ closure: ClosureExprSyntax) {
    var properties: [SourceEdits.Part] = []
    var rest: [SourceEdits.Part] = []
    for item in closure.statements {
      if let attribute = item.previewable {
        properties += [.written(attribute.written.upperBound..<item.written.upperBound), .text("\n")]
      } else {
        rest += [.written(item.written), .text("\n")]
      }
    }
    edits.replace(
      closure.leftBrace.written.upperBound..<closure.rightBrace.written.lowerBound,
      with: [.text("\nstruct Preview: View {\n")] + properties + [.text("var body: some View {\n")] + rest
        + [.text("}\n}\nreturn Preview()\n")])
  }

  // MARK: @Entry

  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
  ]

  private mutating func expandEntries(of node: ExtensionDeclSyntax) {
    guard let key = Self.keys[node.extendedType.trimmedDescription] else { return }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let attribute = variable.attributes.attribute(named: "Entry"), variable.bindings.count == 1,
        let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      expandEntry(name.identifier, binding, conformingTo: key)
      edits.replace(attribute.written, with: [])
    }
  }

  /// A property that reads and writes its key, and the key, whose default value is created anew at each read.
  private mutating func expandEntry(_ name: TokenSyntax, _ binding: PatternBindingSyntax, conformingTo key: String) {
    let keyName = "__Key_\(name.text)"
    let type = binding.typeAnnotation?.type
    if key == "FocusedValueKey" { return expandFocusedEntry(name, binding, keyName) }
    let made = type == nil ? madeType(binding.initializer?.value) : nil
    var value: [SourceEdits.Part] = []
    if let written = binding.initializer?.value {
      value = [.written(written.written)]
    } else if type?.is(OptionalTypeSyntax.self) ?? false {
      value = [.text("nil")]
    } else {
      // Without a value there is nothing to expand: the property stays as it is, and is reported as invalid there.
      return
    }
    var parts: [SourceEdits.Part] = []
    if let type {
      parts = [.written(name.written), .text(": "), .written(type.written)]
    } else {
      parts = [.written(name.written), .text(": \(made ?? "\(keyName).Value")")]
    }
    parts.append(
      .text(
        " {\nget { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }\n}\nstruct \(keyName): \(key) {\n")
    )
    if let type {
      parts += [.text("static var defaultValue: "), .written(type.written), .text(" { ")] + value + [.text(" }\n}")]
    } else {
      parts += [.text("static let defaultValue\(made.map { ": \($0)" } ?? "") = ")] + value + [.text("\n}")]
    }
    edits.replace(binding.written, with: parts)
  }

  /// A focused value has no default: its key only determines the wrapped type of the optional.
  private mutating func expandFocusedEntry(
    _ name: TokenSyntax, _ binding: PatternBindingSyntax, _ keyName: String
  ) {
    guard let type = binding.typeAnnotation?.type, let optional = type.as(OptionalTypeSyntax.self) else { return }
    edits.replace(
      binding.written,
      with: [
        .written(name.written), .text(": "), .written(type.written),
        .text(" {\nget { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }\n}\n"),
        .text("struct \(keyName): FocusedValueKey {\ntypealias Value = "), .written(optional.wrappedType.written),
        .text("\n}"),
      ])
  }
}

extension MacroExpansion {
  /// `Spacing` for `Spacing()`: its initializers may not be known yet when the key's value is needed.
  private func madeType(_ value: ExprSyntax?) -> String? {
    guard let name = value?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return nil }
    return plainTypes.contains(name.text) ? name.text : nil
  }
}

extension DeclSyntax {
  /// The name of a struct or class without generic parameters whose calls return an instance rather than an optional.
  fileprivate var plainTypeName: String? {
    let parts: (name: TokenSyntax, generics: GenericParameterClauseSyntax?, members: MemberBlockSyntax)? =
      switch self.as(DeclSyntaxEnum.self) {
      case .structDecl(let node): (node.name, node.genericParameterClause, node.memberBlock)
      case .classDecl(let node): (node.name, node.genericParameterClause, node.memberBlock)
      default: nil
      }
    guard let parts, parts.generics == nil else { return nil }
    let canFail = parts.members.members.contains { $0.decl.as(InitializerDeclSyntax.self)?.optionalMark != nil }
    return canFail ? nil : parts.name.text
  }
}

extension SyntaxProtocol {
  /// The range of the node in the text, in UTF-8, without surrounding blanks.
  var written: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  fileprivate func attribute(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// The attribute of a variable that is marked `@Previewable`.
  fileprivate var previewable: AttributeSyntax? {
    item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)?.attributes.attribute(named: "Previewable")
  }
}
