import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The other initializer that an initializer has to call.
struct Delegation {
  enum Kind { case none, toSuper, toOwn }

  var kind = Kind.none
  /// True if swiftc calls `super.init()` at the end because no call is written.
  var isImplicit = false
  private(set) var isDone = false
  private(set) var mayHaveHappened = false

  init(_ kind: Kind = .none, isImplicit: Bool = false) {
    self.kind = kind
    self.isImplicit = isImplicit
  }

  /// True if `self` cannot be used yet.
  var isAwaited: Bool { kind != .none && !isDone }

  mutating func note() {
    isDone = true
    mayHaveHappened = true
  }

  mutating func join(_ other: Delegation) {
    isDone = isDone && other.isDone
    mayHaveHappened = mayHaveHappened || other.mayHaveHappened
  }

  /// True if the property cannot be used yet: before `super.init`, only the class's own stored properties can.
  func forbids(_ variable: VariableDeclaration, of owner: NominalDeclaration?) -> Bool {
    guard isAwaited else { return false }
    return kind == .toOwn || variable.owner != owner || variable.isComputedMember
  }
}

extension Checker {
  func delegation(of function: FunctionDeclaration, _ block: Block) -> Delegation {
    guard let owner = function.owner else { return Delegation() }
    var callsOwn = false
    var callsSuper = false
    let walk = BodyWalk { expression in
      if case .delegateInitializer(_, _, _, let isSuper) = expression.kind {
        if isSuper { callsSuper = true } else { callsOwn = true }
      }
    }
    walk.visit(block)
    if function.isConvenience || callsOwn || owner.kind == .enumeration || owner.kind == .protocolType {
      return Delegation(.toOwn)
    }
    guard owner.isClass, let parent = owner.superclass?.nominal else { return Delegation() }
    if !callsSuper { function.implicitSuper = plainInitializer(of: parent) }
    if parent.isLibrary { return Delegation() }
    return Delegation(.toSuper, isImplicit: function.implicitSuper != nil)
  }

  private func plainInitializer(of declaration: NominalDeclaration) -> FunctionDeclaration? {
    lookUpMembers(of: declaration.declaredType, named: "init", isStatic: true).lazy.compactMap(\.function).first {
      !$0.isConvenience && $0.parameters.allSatisfy(\.hasDefault)
    }
  }

  /// Checks that everything is initialized where the initializer is left.
  func checkIsComplete(_ flow: InitializationFlow, at place: Place) {
    if flow.walk.leavesUndelegated || flow.delegation.isAwaited && !flow.delegation.isImplicit {
      let name = flow.delegation.kind == .toOwn ? "self.init" : "super.init"
      error(.flow(.notDelegated(name)), at: place)
    } else if !properties(flow).isEmpty {
      error(.flow(.returnsBeforeWhole), at: place)
    }
  }

  /// A use of `self` as a whole, or through a method or property. Returns true if it is too early.
  ///
  /// Opened code is exempt from this rule. Its properties stay without a value there, so that later assignments still
  /// create their wrappers.
  func useSelf(_ member: String?, isCall: Bool = false, at place: Place, _ flow: InitializationFlow) -> Bool {
    if isOpen { return false }
    if flow.delegation.isAwaited {
      guard flow.delegation.kind == .toSuper else {
        error(.flow(.selfUsed(nil, before: .delegation)), at: place)
        return true
      }
      let use = member.map { isCall ? SelfUse.call($0) : .access($0) }
      error(.flow(.selfUsed(use, before: .superclass)), at: place)
      return true
    }
    guard !properties(flow).isEmpty else { return false }
    let isClass = function?.owner?.isClass ?? false
    let use = isClass ? member.map { isCall ? SelfUse.call($0) : .access($0) } : nil
    error(.flow(.selfUsed(use, before: .properties)), at: place)
    return true
  }

  /// True in an initializer of a class whose own properties have no values yet.
  func holdsIncompleteSelf(_ flow: InitializationFlow) -> Bool {
    !isOpen && !flow.delegation.isAwaited && function?.owner?.isClass ?? false && !properties(flow).isEmpty
  }

  /// A use of `self` as a value. Where it is copied, it is the first property without a value that is read too early.
  func useWholeSelf(isCopied: Bool = false, at place: Place, _ flow: InitializationFlow) {
    let isRead = holdsIncompleteSelf(flow) || isCopied && !isOpen && !flow.delegation.isAwaited
    // swiftc takes the kind from the first stored property, whether that has a value or not.
    guard isRead, let first = properties(flow).min(by: { $0.place.offset < $1.place.offset }),
      let leading = function?.owner?.storedProperties.first
    else {
      _ = useSelf(nil, at: place, flow)
      return
    }
    error(.flow(.usedBeforeValue(StorageKind(isLet: leading.isLet), "self.\(first.name)")), at: place)
  }

  /// An initializer that calls another one of its type leaves the constants to that one.
  package func reportsDelegatingConstant(_ target: Expression, at node: InfixOperatorExprSyntax) -> Bool {
    guard case .property(let base, let variable, _, _) = target.kind, isSelf(base), variable.isLet,
      let function, function.kind == .initializer, let declaration = initializer(around: node),
      function.isConvenience || CallsOwnInitializer.found(in: declaration)
    else { return false }
    error(.flow(.delegatingConstant(variable.name)), at: memberPlace(target.place))
    return true
  }

  private func initializer(around node: some SyntaxProtocol) -> InitializerDeclSyntax? {
    var current = node.parent
    while let one = current {
      if let found = one.as(InitializerDeclSyntax.self) { return found }
      if one.is(ClosureExprSyntax.self) { return nil }
      current = one.parent
    }
    return nil
  }

  func passesSelf(_ value: Expression) -> Bool {
    switch value.kind {
    case .upcast(let inner), .erase(let inner), .wrap(let inner), .reinterpret(let inner): passesSelf(inner)
    default: isSelf(value)
    }
  }

  /// The arguments; an inout argument must have a value.
  func visit(_ arguments: [Argument], of call: Expression, _ flow: inout InitializationFlow) {
    for argument in arguments {
      guard case .inOut(var target) = argument else {
        if let value = argument.expression { visit(value, &flow) }
        continue
      }
      if case .pointer(let variable, _) = target.kind { target = variable }
      switch target.kind {
      case .variable(let variable) where flow.missing.contains(variable):
        flow.missing.remove(variable)
        error(.flow(.passedBeforeValue(.variable, variable.name)), at: call.place)
      case .property(let base, let variable, _, _) where isSelf(base) && flow.missing.contains(variable):
        flow.missing.remove(variable)
        let what: StorageKind = variable.owner?.isClass ?? false ? .variable : .constant
        error(.flow(.passedBeforeValue(what, "self.\(variable.name)")), at: call.place)
      default: visit(target, &flow)
      }
    }
  }

  /// A variable that a closure or local function captures must have a value when the closure is created or called.
  func visitCaptures(
    _ captures: [VariableDeclaration], isClosure: Bool = false, at place: Place, _ flow: inout InitializationFlow
  ) {
    for variable in captures {
      if variable.name == "self" {
        captureSelf(at: place, &flow)
      } else if flow.missing.remove(variable) != nil {
        let what = StorageKind(isLet: variable.isLet)
        error(
          .flow(isClosure ? .capturedBeforeValue(what, variable.name) : .usedBeforeValue(what, variable.name)),
          at: place)
      }
    }
  }

  /// A closure with `Self.count` captures the instance, but needs only its type.
  func asksOnlyTypeOfSelf(_ closure: FunctionDeclaration) -> Bool {
    var uses = 0
    let walk = BodyWalk { [unowned self] expression in
      switch expression.kind {
      case .variable(let variable) where variable.name == "self": uses += 1
      case .dynamicType(let instance) where isSelf(instance): uses -= 1
      default: break
      }
    }
    if let body = closure.checkedBody { walk.visit(body) }
    return uses == 0
  }

  private func captureSelf(at place: Place, _ flow: inout InitializationFlow) {
    if isOpen { return }
    let missing = properties(flow).sorted { $0.place.offset < $1.place.offset }
    if function?.owner?.isClass ?? false {
      guard !missing.isEmpty || flow.delegation.kind == .toSuper && flow.delegation.isAwaited else { return }
      error(.flow(.selfCaptured), at: place)
    } else if let first = missing.first {
      let what = StorageKind(isLet: first.isLet)
      error(.flow(.capturedBeforeValue(what, "self.\(first.name)")), at: place)
    }
    flow.missing.subtract(missing)
  }
}

/// Finds calls of `self.init` in an initializer's body.
private final class CallsOwnInitializer: SyntaxVisitor {
  private var isFound = false

  static func found(in node: InitializerDeclSyntax) -> Bool {
    let visitor = CallsOwnInitializer(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.isFound
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.tokenKind == .keyword(.`init`),
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    {
      isFound = true
    }
    return .visitChildren
  }
}
