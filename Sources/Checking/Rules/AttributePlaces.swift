import Diagnostics
import Source
import SwiftSyntax

/// The declarations before which swiftc's own attributes may be written, and arguments that they lack.
extension DeclarationRules {
  private static let functions: Set<SyntaxKind> = [.functionDecl, .initializerDecl, .macroDecl, .accessorDecl]
  private static let types: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .actorDecl]
  private static let nominalTypes = types.union([.protocolDecl])
  private static let code = functions.union([.deinitializerDecl, .subscriptDecl, .variableDecl])

  private static let places: [String: Set<SyntaxKind>] = [
    "discardableResult": functions,
    "inline": code,
    "inlinable": code,
    "Sendable": functions.union([.deinitializerDecl]),
    "usableFromInline": code.union(nominalTypes).union([.typeAliasDecl]),
    "nonobjc": functions.union([.extensionDecl, .variableDecl, .subscriptDecl]),
    "dynamicMemberLookup": nominalTypes,
    "dynamicCallable": nominalTypes,
    "resultBuilder": nominalTypes,
    "propertyWrapper": types,
    "globalActor": types,
  ]

  /// Reports an attribute in a wrong place or without arguments. Returns true if it did.
  func reportsPlace(of attribute: AttributeSyntax, _ name: String) -> Bool {
    guard let node = attribute.parent?.parent, node.is(DeclSyntax.self) else { return false }
    if name == "inline", attribute.leftParen == nil {
      checker.error(.attribute(.argumentsMissing(name)), at: attribute.attributeName)
      return true
    }
    if let places = Self.places[name], !places.contains(node.kind) {
      let written = attribute.arguments.map { "\(name)(\($0.trimmedDescription))" } ?? name
      // swiftc shows the whole attribute, and blames the name behind the sign.
      let place = attribute.arguments == nil ? Syntax(attribute) : Syntax(attribute.attributeName)
      checker.error(.attribute(.misplaced(written)), at: place)
      return true
    }
    if name == "available", let end = endOfPlatforms(attribute) {
      checker.error(.attribute(.futurePlatforms), at: end)
      return true
    }
    let keyword: (String, SyntaxKind)? =
      switch name {
      case "testable": ("import", .importDecl)
      case "warn_unqualified_access": ("func", .functionDecl)
      default: nil
      }
    guard let (word, kind) = keyword, node.kind != kind else { return false }
    checker.error(.attribute(.onlyBefore(name, word)), at: attribute)
    return true
  }

  /// The closing bracket of `@available(iOS 17)`, where `*` is missing: versions of platforms, but not of the language
  /// or of a package's tools.
  private func endOfPlatforms(_ attribute: AttributeSyntax) -> TokenSyntax? {
    guard case .availability(let list)? = attribute.arguments else { return nil }
    var hasPlatform = false
    for item in list {
      guard case .availabilityVersionRestriction(let restriction) = item.argument else { return nil }
      if !["swift", "_PackageDescription"].contains(restriction.platform.text) { hasPlatform = true }
    }
    return hasPlatform ? attribute.rightParen : nil
  }
}
