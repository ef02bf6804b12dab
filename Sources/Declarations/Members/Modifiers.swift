import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The modifiers and attributes with an effect here.
package struct Modifiers {
  var isStatic = false
  var isStaticKeyword = false
  var isFinal = false
  var isMutating = false
  var isNonmutating = false
  var isConsuming = false
  var isOverride = false
  var isConvenience = false
  var isRequired = false
  package var isLazy = false
  /// `async let`
  package var isAsync = false
  var isPrivate = false
  var access: AccessLevel?
  var setterAccess: AccessLevel?
  var isSetterPrivate = false
  var isDiscardable = false
  var isIgnoredByObservation = false
  var isTrackedByHand = false
  let attributes: AttributeListSyntax
  package var attributeNames: [String] = []
  /// `nonisolated`
  package var isNonisolated = false
  /// `nonisolated(nonsending)`
  var isNonsending = false
  /// `@rethrowsType`, in the library.
  var rethrowsType = false
  /// `@_disfavoredOverload`
  var isDisfavored = false
  /// `SwiftUI` of `@_spi(SwiftUI)`
  var spi: String?
  var isStored = false
  var isPrefix = false
  var isPostfix = false
  package var ownership = VariableDeclaration.Ownership.strong
  var native: String?

  package init(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
    self.attributes = attributes
    access = AccessLevel(modifiers)
    setterAccess = AccessLevel(modifiers, ofSetter: true)
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static): (isStatic, isStaticKeyword) = (true, true)
      case .keyword(.class): isStatic = true
      case .keyword(.final): isFinal = true
      case .keyword(.mutating): isMutating = true
      case .keyword(.nonmutating): isNonmutating = true
      case .keyword(.consuming): isConsuming = true
      case .keyword(.override): isOverride = true
      case .keyword(.convenience): isConvenience = true
      case .keyword(.required): isRequired = true
      case .keyword(.lazy): isLazy = true
      case .keyword(.async): isAsync = true
      case .keyword(.weak): ownership = .weak
      case .keyword(.unowned): ownership = .unowned
      case .keyword(.prefix): isPrefix = true
      case .keyword(.postfix): isPostfix = true
      case .keyword(.nonisolated):
        isNonisolated = true
        isNonsending = modifier.detail?.detail.text == "nonsending"
      case .keyword(.private), .keyword(.fileprivate):
        if modifier.detail?.detail.text == "set" {
          isSetterPrivate = modifier.name.tokenKind == .keyword(.private)
        } else {
          isPrivate = modifier.name.tokenKind == .keyword(.private)
        }
      default: break
      }
    }
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.writtenText
      attributeNames.append(name)
      switch name {
      case "discardableResult": isDiscardable = true
      case "ObservationIgnored": isIgnoredByObservation = true
      case "ObservationTracked": isTrackedByHand = true
      case "stored": isStored = true
      case "rethrowsType": rethrowsType = true
      case "_disfavoredOverload": isDisfavored = true
      case "_spi": spi = attribute.spiName
      case "native":
        if case .argumentList(let list)? = attribute.arguments,
          let literal = list.first?.expression.as(StringLiteralExprSyntax.self)
        {
          native = literal.segments.writtenText
        }
      default: break
      }
    }
  }
}

extension AttributeSyntax {
  /// `SwiftUI` of `@_spi(SwiftUI)`
  package var spiName: String? {
    let written = trimmedDescription
    guard written.hasPrefix("@_spi("), written.hasSuffix(")") else { return nil }
    return String(written.dropFirst("@_spi(".count).dropLast())
  }
}
