import SwiftSyntax

/// Bodies that read so much of one model that nearly each of its changes runs them.
extension RuleWalk {
  /// The number of properties of one model from which on a body counts as wide.
  private static let width = 10
  /// The same for a body with a view that reads at least three of them alone: there it can be split.
  private static let divisibleWidth = 8
  /// The same for a body that its author has divided already, into members that read different properties.
  private static let dividedWidth = 6
  private static let share = 3

  func lookAtWidth(of body: BodyFacts) {
    guard let property = body.view.property("body"), let getter = property.getter else { return }
    var parts: [SyntaxIdentifier?: (part: BodyFacts.Part?, reads: [BodyFacts.Read])] = [:]
    // A row reads its own element; a change of another one does not run it.
    for read in body.reads where read.part?.isRow != true {
      parts[read.part?.closure.id, default: (read.part, [])].reads.append(read)
    }
    for (part, reads) in parts.values {
      guard let part else {
        lookAtWidth(of: getter, reading: reads, in: body.view, file: property.file, part) {
          self.report("wide_body", at: property.binding, in: property.file, "this body \($0)")
        }
        continue
      }
      guard let call = part.closure.takingCall.call, let name = call.calleeName else { continue }
      lookAtWidth(of: part.closure.statements, reading: reads, in: body.view, file: part.file, part) {
        self.report("wide_body", at: call.calleeToken, in: part.file, "the content of this '\(name)' \($0)")
      }
    }
  }

  private func lookAtWidth(
    of code: CodeBlockItemListSyntax, reading reads: [BodyFacts.Read], in view: DeclaredType, file: Int,
    _ part: BodyFacts.Part?, report: (String) -> Void
  ) {
    var names: [ObjectIdentifier: (type: DeclaredType, names: Set<String>)] = [:]
    for read in reads {
      guard let owner = trackedOwner(of: read) else { continue }
      names[ObjectIdentifier(owner), default: (owner, [])].names.insert(read.property?.name ?? "")
    }
    for (_, found) in names where found.names.count >= Self.dividedWidth {
      let (split, isDivided) = widestSubtree(of: view, code, file: file, part, reading: found.type)
      guard
        found.names.count >= Self.width || isDivided || split != nil && found.names.count >= Self.divisibleWidth
      else { continue }
      report(
        "reads \(found.names.count) properties of \(found.type.name), and runs when any of them changes; "
          + (split ?? "split it into smaller views that each read less"))
    }
  }

  /// The type of the model whose tracked property a body reads.
  private func trackedOwner(of read: BodyFacts.Read) -> DeclaredType? {
    guard let property = read.property, let owner = property.owner, module.isObservable(owner),
      property.isStoredVariable, !property.isStatic, !read.isBinding
    else { return nil }
    return owner
  }

  /// Says which view of a body alone reads the most properties of a model, and is worth a view of its own; and whether
  /// all reads are in members of the view, each with enough that it alone reads.
  private func widestSubtree(
    of view: DeclaredType, _ code: CodeBlockItemListSyntax, file: Int, _ part: BodyFacts.Part?,
    reading model: DeclaredType
  ) -> (String?, isDivided: Bool) {
    let subtrees = Subtrees(of: code)
    func names(in subtree: Syntax) -> [String] {
      var seen: Set<String> = []
      return BodyFacts.reads(in: subtree, of: view, file: file, module)
        // Within a part, its own closure is not seen from here.
        .filter { $0.part == nil && trackedOwner(of: $0) === model }.compactMap { $0.property?.name }.filter {
          seen.insert($0).inserted
        }
    }
    let read = subtrees.views.map(names)
    var readers: [String: Int] = [:]
    for name in (read + subtrees.rest.map(names)).joined() { readers[name, default: 0] += 1 }
    let alone = read.map { $0.filter { readers[$0] == 1 } }
    guard alone.filter({ !$0.isEmpty }).count > 1,
      let most = alone.indices.max(by: { alone[$0].count < alone[$1].count }), alone[most].count >= Self.share,
      let name = subtrees.views[most].viewName
    else { return (nil, false) }
    let isDivided = zip(subtrees.views, zip(read, alone)).allSatisfy { part, names in
      names.0.isEmpty
        || names.0 == names.1 && names.1.count >= Self.share
          && part.as(ExprSyntax.self)?.ownName.flatMap { view.property($0) }?.getter != nil
    }
    let line = module.files[file].place(
      of: subtrees.views[most].positionAfterSkippingLeadingTrivia.utf8Offset
    ).line
    return ("only \(name) in line \(line) reads \(alone[most].enumerated): make it a view of its own", isDivided)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the callee: `sheet` in `form.sheet { … }`.
  fileprivate var calleeToken: TokenSyntax {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.firstToken(viewMode: .sourceAccurate) ?? .identifier("")
  }
}

extension [String] {
  /// `'a', 'b', 'c' and 4 more`
  fileprivate var enumerated: String {
    let shown = prefix(count > 4 ? 3 : 4).map { "'\($0)'" }
    let last = count > 4 ? "\(count - 3) more" : shown.last ?? ""
    return (count > 4 ? shown : shown.dropLast()).joined(separator: ", ") + " and " + last
  }
}
