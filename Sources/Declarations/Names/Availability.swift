import Diagnostics
import Source
import SwiftSyntax
import Tree

/// `@available`: which declarations must not be used, and where they may be used all the same.
extension DeclarationChecker {
  /// The reason why a declaration with these attributes must not be used; nil if it may be used.
  package func unavailability(_ attributes: AttributeListSyntax) -> Unavailability? {
    if attributes.isEmpty { return nil }
    var found: Unavailability?
    for case .attribute(let attribute) in attributes where attribute.attributeName.writtenText == "available" {
      found = unavailability(attribute) ?? found
    }
    return found
  }

  /// The message of `@available(*, noasync)`; nil if async code may use the declaration.
  func unavailabilityFromAsync(_ attributes: AttributeListSyntax) -> AsyncUnavailability? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.writtenText == "available" {
      guard case .availability(let list)? = attribute.arguments,
        list.contains(where: { if case .token(let token) = $0.argument { token.text == "noasync" } else { false } })
      else { continue }
      return AsyncUnavailability(message: list.lazy.compactMap(message).first)
    }
    return nil
  }

  private func message(_ item: AvailabilityArgumentSyntax) -> String? {
    guard case .availabilityLabeledArgument(let labelled) = item.argument, labelled.label.text == "message",
      case .string(let text) = labelled.value
    else { return nil }
    return text.segments.writtenText
  }

  /// The same for a type or an alias. Opened code, which other compilers accept, may use all of them: a preview
  /// of something that the platform lacks is mounted all the same.
  func unavailabilityOfType(_ attributes: AttributeListSyntax) -> Unavailability? {
    isOpen ? nil : unavailability(attributes)
  }

  /// Platforms count only in opened code, which is meant for one of them.
  private func unavailability(_ attribute: AttributeSyntax) -> Unavailability? {
    guard case .availability(let list)? = attribute.arguments, case .token(let subject)? = list.first?.argument else {
      return nil
    }
    var isUnavailable = false
    var isTooNew = false
    var message: String?
    var renamed: String?
    for item in list {
      switch item.argument {
      case .token(let token): if token.text == "unavailable" { isUnavailable = true }
      case .availabilityLabeledArgument(let labelled):
        switch labelled.value {
        case .string(let text):
          if labelled.label.text == "message" { message = text.segments.writtenText }
          if labelled.label.text == "renamed" { renamed = text.segments.writtenText }
        case .version(let version):
          guard subject.text == "swift", let major = Int(version.major.text) else { continue }
          if labelled.label.text == "obsoleted", major <= language.rawValue { isUnavailable = true }
          if labelled.label.text == "introduced", major > language.rawValue { isTooNew = true }
        }
      default: continue
      }
    }
    guard subject.text == "*" || subject.text == "swift" || subject.text == input.platform else { return nil }
    if isTooNew { return .inThisLanguage(message: message) }
    guard isUnavailable else { return nil }
    if let renamed { return .renamed(to: renamed, message: message) }
    return .unavailable(message: message)
  }

  /// True inside a declaration that must not be used either.
  private func isInUnavailableDeclaration(_ node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { around in
      guard let attributes = around.asProtocol((any WithAttributesSyntax).self)?.attributes else { return false }
      return unavailability(attributes) != nil
    }
  }

  /// Reports the use of something unavailable. False if nothing was reported.
  ///
  /// Unavailable declarations may use types that are unavailable, and members of extensions, but no other functions:
  /// `isInsideCompatibleUnavailableDeclaration` of swiftc. In opened code they may use all, since most that is
  /// unavailable there is so for one platform.
  ///
  /// - Parameter context: The type or extension that declares a member; nil for a function outside of types.
  @discardableResult
  package func reportUnavailable(
    _ name: @autoclosure () -> String, _ reason: Unavailability?, in context: TypeContext?, at node: some SyntaxProtocol
  ) -> Bool {
    guard let reason else { return false }
    let isInExtension = context.map { $0.declaration.detail?.context !== $0 } ?? false
    if isOpen || isInExtension, isInUnavailableDeclaration(node) { return false }
    error(.name(.unavailable(name(), reason)), at: node)
    return true
  }

  /// Reports a type that must not be used.
  func reportUnavailableType(_ name: String, _ reason: Unavailability?, at node: some SyntaxProtocol) {
    guard let reason, !isInUnavailableDeclaration(node) else { return }
    error(.name(.unavailable(name, reason)), at: node)
  }

  /// Reports a type or an alias that must not be used.
  func reportUnavailable(_ entity: Entity, at node: some SyntaxProtocol) {
    switch entity {
    case .type(let declaration): reportUnavailableType(declaration.name, declaration.detail?.unavailable, at: node)
    case .alias(let alias): reportUnavailableType(alias.name, alias.unavailable, at: node)
    default: break
    }
  }
}
