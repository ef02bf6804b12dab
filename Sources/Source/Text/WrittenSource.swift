import Diagnostics
import SwiftParser
import SwiftSyntax

/// A text as it was written, for advice on changes to it. Its parts are found by syntax, since several statements may
/// share a line, and one may take several lines. Offsets count its UTF-8 bytes.
package struct WrittenSource {
  /// A property without its accessors: `@ObservedObject var model = Model()`.
  package struct Property {
    package let offset: Int
    package let text: String
    /// The name and the rest: `model = Model()`.
    package let binding: String
    package let hasInitialValue: Bool
  }

  private let bytes: [UInt8]
  private let tree: SourceFileSyntax

  package init(_ text: String) {
    bytes = Array(text.utf8)
    tree = Parser.tree(of: text)
  }

  /// The property whose name is at this offset.
  package func property(at offset: Int) -> Property? {
    guard let binding = node(at: offset, PatternBindingSyntax.self),
      let declaration = node(at: offset, VariableDeclSyntax.self)
    else { return nil }
    let end =
      (binding.initializer?.endPositionBeforeTrailingTrivia
      ?? binding.typeAnnotation?.endPositionBeforeTrailingTrivia ?? binding.pattern.endPositionBeforeTrailingTrivia)
      .utf8Offset
    let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    let bound = words(from: binding.positionAfterSkippingLeadingTrivia.utf8Offset, to: end)
    let specifiers = words(from: start, to: declaration.bindingSpecifier.endPositionBeforeTrailingTrivia.utf8Offset)
    return Property(
      offset: start, text: "\(specifiers) \(bound)", binding: bound, hasInitialValue: binding.initializer != nil)
  }

  /// An expression there is evaluated once and kept: by a model, by a `@State`, or by a variable that all share. The body
  /// in which that happens shows the value that was kept, and not what the value was made of.
  package func isKept(at offset: Int) -> Bool {
    var node = token(at: offset).map(Syntax.init)
    // The place of a variable's own accessors is its name.
    var isInValue = false
    while let current = node {
      defer { node = current.parent }
      if current.is(InitializerClauseSyntax.self) { isInValue = true }
      if let call = current.as(FunctionCallExprSyntax.self), Self.isState(call.calledExpression) { return true }
      if let closure = current.as(ClosureExprSyntax.self),
        closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != closure.id
      {
        return false
      }
      if current.is(InitializerDeclSyntax.self) { return Self.ownerIsKept(current) }
      if current.is(AccessorBlockSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
      if let variable = current.as(VariableDeclSyntax.self) {
        guard isInValue else { return false }
        guard let member = variable.parent, member.is(MemberBlockItemSyntax.self) else {
          // At the top level of a file, and not in a function.
          return variable.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
        }
        if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return true }
        let isState = variable.attributes.contains { attribute in
          attribute.as(AttributeSyntax.self).map { Self.isState($0.attributeName) } ?? false
        }
        return isState || Self.ownerIsKept(member)
      }
    }
    return false
  }

  private static func isState(_ name: some SyntaxProtocol) -> Bool {
    ["State", "StateObject"].contains(String(name.trimmedDescription.prefix { $0 != "<" }))
  }

  /// Values of the type around outlive the body that makes them; values of views do not.
  private static func ownerIsKept(_ node: Syntax) -> Bool {
    var node = node.parent
    while let current = node, !current.isProtocol(DeclGroupSyntax.self) { node = current.parent }
    let inherited = node?.asProtocol(DeclGroupSyntax.self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { ["View", "ViewModifier"].contains($0.type.trimmedDescription) } != true
  }

  /// The declaration of the type whose name is at this offset, and the extensions of it in the text.
  package func parts(ofTypeAt offset: Int) -> [Range<Int>] {
    guard let token = token(at: offset), let declaration = token.parent, declaration.isProtocol(DeclGroupSyntax.self)
    else { return [] }
    let extensions = tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { $0.extendedType.trimmedDescription == token.text }
    return [range(of: declaration)] + extensions.map { range(of: $0) }
  }

  /// The occurrences of a text in a part, each with the statement or member around it on the same line.
  package func occurrences(of text: String, in part: Range<Int>) -> [(offset: Int, text: String)] {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, part.count >= wanted.count else { return [] }
    return (part.lowerBound...(part.upperBound - wanted.count)).compactMap { offset in
      guard bytes[offset] == first, bytes[offset..<(offset + wanted.count)].elementsEqual(wanted),
        !isInWord(before: offset, first)
      else { return nil }
      return (offset, self.text(around: offset))
    }
  }

  // MARK: Looking

  private func isInWord(before offset: Int, _ first: UInt8) -> Bool {
    guard offset > 0, Self.isOfWord(first) else { return false }
    return Self.isOfWord(bytes[offset - 1])
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private func text(around offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let line =
      ((bytes[..<offset].lastIndex(of: newline) ?? -1) + 1)..<(bytes[offset...].firstIndex(of: newline) ?? bytes.count)
    var node = token(at: offset).map(Syntax.init)
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      node = current.parent
    }
    let item =
      node?.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
      ?? node?.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
    let around = item.map(range).flatMap { $0.contains(offset) ? $0.clamped(to: line) : nil } ?? line
    return words(from: around.lowerBound, to: around.upperBound)
  }

  private func token(at offset: Int) -> TokenSyntax? {
    offset < bytes.count ? tree.token(at: AbsolutePosition(utf8Offset: offset)) : nil
  }

  private func node<Node: SyntaxProtocol>(at offset: Int, _: Node.Type) -> Node? {
    var node = token(at: offset).map(Syntax.init)
    while let current = node {
      if let found = current.as(Node.self) { return found }
      node = current.parent
    }
    return nil
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The text on one line, without surrounding blanks.
  private func words(from start: Int, to end: Int) -> String {
    let text = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    return text.split(separator: "\n").map { line in
      var line = line.drop(while: \.isWhitespace)
      while line.last?.isWhitespace ?? false { line.removeLast() }
      return String(line)
    }.joined(separator: " ")
  }
}
