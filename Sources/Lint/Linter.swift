import SwiftSyntax

/// Finds mistakes in the files of a module without running them.
package struct Linter {
  private let module: ModuleFacts
  private let rules: Set<String>

  /// - Parameter rules: The ids of the rules to look for.
  package init(_ files: [LintedFile], rules: Set<String> = Set(Rule.all.map(\.id))) {
    module = ModuleFacts(files)
    self.rules = rules
  }

  /// The findings in source order, without those that a comment allows.
  package func findings() -> [Finding] {
    let walk = RuleWalk(module)
    walk.lookAtOwnership()
    walk.lookAtReads()
    walk.lookAtUpdates()
    walk.lookAtLostCopies()
    walk.lookAtEnvironment()
    walk.lookAtClasses()
    walk.lookAtCaptures()
    let order = Dictionary(
      module.files.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return walk.findings.filter { rules.contains($0.rule) }
      .sorted { ($0.order(order), $0.rule) < ($1.order(order), $1.rule) }
  }
}

extension Finding {
  fileprivate func order(_ files: [String: Int]) -> Int {
    (files[file] ?? 0) << 40 | line << 16 | min(column, 0xFFFF)
  }
}

/// Walks the declarations of a module and collects the findings of the rules.
final class RuleWalk {
  let module: ModuleFacts
  let resolver: Resolver
  /// The bodies of the views, apps and modifiers.
  let bodies: [BodyFacts]
  private(set) var findings: [Finding] = []
  private var reported: Set<String> = []
  /// How many functions a search for what makes a model has followed: functions may call each other in a circle.
  var makingDepth = 0
  /// All calls that make a type of the module, once they have been looked for: one search for each view would take time
  /// with the square of the size of the module.
  var makingsByType: [ObjectIdentifier: [Making]]?

  init(_ module: ModuleFacts) {
    self.module = module
    resolver = Resolver(module: module)
    bodies = module.types.filter { module.isView($0) || module.isApp($0) || $0.inherited.contains("ViewModifier") }
      .map { BodyFacts($0, module) }
  }

  /// Reports a mistake at a piece of syntax, once.
  func report(_ rule: String, at node: some SyntaxProtocol, in file: Int, _ message: String, fix: Fix? = nil) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let place = module.files[file].place(of: offset)
    guard reported.insert("\(rule) \(file) \(offset)").inserted, !module.files[file].allows(rule, line: place.line)
    else {
      return
    }
    findings.append(
      Finding(
        file: module.files[file].name, line: place.line, column: place.column, rule: rule, message: message, fix: fix))
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node, without blanks and comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
