import SwiftParser
import SwiftSyntax

/// The targets in a `Package.swift`, as far as they are written as literals. The manifest is read, never run.
package struct PackageManifest {
  package struct Target {
    package let name: String
    /// The names of the targets and products that it depends on.
    package let dependencies: [String]
    /// The path of the target's sources, if it is not the default one.
    package let path: String?
    package let isTest: Bool
    /// True if it runs in the compiler, not in a program.
    package let isMacro: Bool
    fileprivate let definitions: [Definition]
    /// The traits of the package that are enabled by default.
    fileprivate var traits: Set<String> = []

    /// The names that `#if` finds in a debug build: those that its settings define (for all platforms if none is
    /// chosen), and the traits.
    package func conditions(for platform: String?) -> Set<String> {
      traits.union(definitions.filter { $0.holds(for: platform, with: traits) }.map(\.name))
    }
  }

  /// A name that is defined for some platforms, or for all if none is named, and with some traits.
  fileprivate struct Definition {
    let name: String
    let platforms: [String]
    let traits: [String]

    func holds(for platform: String?, with enabled: Set<String>) -> Bool {
      guard traits.isEmpty || traits.contains(where: enabled.contains) else { return false }
      guard let platform, !platforms.isEmpty else { return true }
      return platforms.contains { $0.lowercased() == platform.lowercased() }
    }
  }

  package let name: String?
  package let targets: [Target]
  /// The targets of the package's products.
  package let products: [String: [String]]
  /// The paths of packages on this computer that it depends on: `.package(path: "../Kit")`.
  package let localPackages: [String]
  /// The oldest systems that the package supports, such as "iOS" and 15.
  package let platforms: [(name: String, version: Int)]

  package init(_ text: String) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    name = finder.name
    let traits = finder.enabledTraits
    targets = finder.targets.map { target in
      var target = target
      target.traits = traits
      return target
    }
    products = finder.products
    localPackages = finder.localPackages
    platforms = finder.platforms
  }

  private final class Finder: SyntaxVisitor {
    var name: String?
    var targets: [Target] = []
    var products: [String: [String]] = [:]
    var localPackages: [String] = []
    var platforms: [(name: String, version: Int)] = []
    /// The traits that each trait enables; those of "default" are enabled from the start.
    private var traits: [String: [String]] = [:]
    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "Package" {
        name = node.argument("name")?.literalText
        platforms = node.argument("platforms")?.elements.compactMap(\.platform) ?? []
        for trait in node.argument("traits")?.elements ?? [] { addTrait(trait) }
        return .visitChildren
      }
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
      let kind = member.declName.baseName.text
      if kind == "package", let path = node.argument("path")?.literalText {
        localPackages.append(path)
        return .skipChildren
      }
      guard let name = node.argument("name")?.literalText else { return .visitChildren }
      if ["library", "executable"].contains(kind) {
        products[name] = node.argument("targets")?.elements.compactMap(\.literalText) ?? []
        return .skipChildren
      }
      guard Self.kinds.contains(kind) else { return .visitChildren }
      let dependencies = node.argument("dependencies")?.elements ?? []
      targets.append(
        Target(
          name: name, dependencies: dependencies.compactMap { $0.literalText ?? $0.namedText },
          path: node.argument("path")?.literalText, isTest: kind == "testTarget", isMacro: kind == "macro",
          definitions: node.argument("swiftSettings")?.elements.compactMap(\.definition) ?? []))
      return .skipChildren
    }

    /// Adds `.trait(name: "Fast", enabledTraits: […])` or `.default(enabledTraits: […])`.
    private func addTrait(_ trait: ExprSyntax) {
      guard let call = trait.as(FunctionCallExprSyntax.self),
        let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let name = kind == "default" ? kind : trait.namedText
      else { return }
      traits[name] = call.argument("enabledTraits")?.elements.compactMap(\.literalText) ?? []
    }

    /// The traits that are enabled unless a build chooses others, and all that these enable in turn.
    var enabledTraits: Set<String> {
      var enabled: Set<String> = []
      var pending = traits["default"] ?? []
      while let trait = pending.popLast() {
        guard enabled.insert(trait).inserted else { continue }
        pending += traits[trait] ?? []
      }
      return enabled
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations.
  fileprivate var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// `Kit` of `.product(name: "Kit", package: "kit")`.
  fileprivate var namedText: String? { self.as(FunctionCallExprSyntax.self)?.argument("name")?.literalText }

  /// `.iOS(.v15)`, `.macOS("12.3")`, `.iOS(.v13_4)`.
  fileprivate var platform: (name: String, version: Int)? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let argument = call.arguments.first?.expression,
      let written = argument.literalText ?? argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let version = Int(written.drop { !$0.isNumber }.prefix { $0.isNumber })
    else { return nil }
    return (name, version)
  }

  /// `NAME` of `.define("NAME")`, unless it is for release builds.
  fileprivate var definition: PackageManifest.Definition? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "define",
      !call.arguments.dropFirst().contains(where: { $0.expression.trimmedDescription.contains(".release") }),
      let name = call.arguments.first?.expression.literalText
    else { return nil }
    let condition = call.arguments.dropFirst().first?.expression.as(FunctionCallExprSyntax.self)
    return PackageManifest.Definition(
      name: name,
      platforms: condition?.argument("platforms")?.elements
        .compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text } ?? [],
      traits: condition?.argument("traits")?.elements.compactMap(\.literalText) ?? [])
  }

  fileprivate var elements: [ExprSyntax] {
    self.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
  }
}
