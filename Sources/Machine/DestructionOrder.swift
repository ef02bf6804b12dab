import Code

/// The order in which an instance's fields are released: the superclass's first, in their order, except for a field
/// that makes the class a linked list, `var next: Node?`. Such a link comes last among the fields of its class, and
/// the nodes behind it are released one after the other, not recursively: this is how swiftc prevents the stack from
/// overflowing, and a program can observe it in its deinits (`emitRecursiveChainDestruction` in
/// SILGenDestructor.cpp).
struct DestructionOrder {
  struct Step {
    let field: Int
    let isLink: Bool
  }

  private let steps: [Step]

  /// Nil for a class without a link, and for types that are not classes.
  init?(of type: RuntimeType) {
    guard case .classType = type.kind else { return nil }
    let levels = Array(sequence(first: type, next: \.superclass)).reversed()
    let links = levels.map { Self.link(of: $0) }
    if links.allSatisfy({ $0 == nil }) { return nil }
    var steps: [Step] = []
    for (level, link) in zip(levels, links) {
      let own = level.inheritedFieldCount..<level.fields.count
      steps += own.filter { $0 != link }.map { Step(field: $0, isLink: false) }
      if let link { steps.append(Step(field: link, isLink: true)) }
    }
    self.steps = steps
  }

  func allocated() -> UnsafeMutablePointer<Step> {
    let pointer = UnsafeMutablePointer<Step>.allocate(capacity: steps.count)
    pointer.initialize(from: steps, count: steps.count)
    return pointer
  }

  /// The only field of the class itself that is an optional of the class: with two of them it is a tree.
  private static func link(of type: RuntimeType) -> Int? {
    let links = (type.inheritedFieldCount..<type.fields.count).filter { index in
      let field = type.fields[index]
      guard case .optional = field.type.kind, case .strong = field.ownership else { return false }
      return field.type.arguments[0] === type
    }
    return links.count == 1 ? links[0] : nil
  }
}
