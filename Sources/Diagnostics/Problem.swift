/// The content of a diagnostic, as a value: one case for each area. The area's file contains the words, which are
/// swiftc's.
package enum Problem: Hashable {
  case access(AccessProblem)
  case attribute(AttributeProblem)
  case builder(BuilderProblem)
  case call(CallProblem)
  case closure(ClosureProblem)
  case conversion(ConversionProblem)
  case declaration(DeclarationProblem)
  case effect(EffectProblem)
  case flow(FlowProblem)
  case generics(GenericsProblem)
  case grammar(GrammarProblem)
  case isolation(IsolationProblem)
  case keyPath(KeyPathProblem)
  case lacks(Lack)
  case literal(LiteralProblem)
  case member(MemberProblem)
  case modifier(ModifierProblem)
  case mutation(MutationProblem)
  case name(NameProblem)
  case `operator`(OperatorProblem)
  case override(OverrideProblem)
  case pack(PackProblem)
  case pattern(PatternProblem)
  case sendability(SendabilityProblem)
  case statement(StatementProblem)
  case type(TypeProblem)
  case wrapper(WrapperProblem)

  package var isUseOfSelf: Bool { if case .flow(let problem) = self { problem.isUseOfSelf } else { false } }
  package var isUseOfWholeSelf: Bool { if case .flow(let problem) = self { problem.isUseOfWholeSelf } else { false } }
  package var localWithoutValue: String? {
    if case .flow(let problem) = self { problem.localWithoutValue } else { nil }
  }
  /// True for a problem that swiftc's parser finds, before it checks anything.
  package var isOfParser: Bool {
    switch self {
    case .attribute(let problem): problem.isOfParser
    case .declaration(let problem): problem.isOfParser
    default: self == .closure(.anonymousOutside)
    }
  }
  package var isReadTooEarly: Bool { if case .flow(let problem) = self { problem.isReadTooEarly } else { false } }

  package var message: String {
    switch self {
    case .access(let problem): problem.message
    case .attribute(let problem): problem.message
    case .builder(let problem): problem.message
    case .call(let problem): problem.message
    case .closure(let problem): problem.message
    case .conversion(let problem): problem.message
    case .declaration(let problem): problem.message
    case .effect(let problem): problem.message
    case .flow(let problem): problem.message
    case .generics(let problem): problem.message
    case .grammar(let problem): problem.message
    case .isolation(let problem): problem.message
    case .keyPath(let problem): problem.message
    case .lacks(let problem): problem.message
    case .literal(let problem): problem.message
    case .member(let problem): problem.message
    case .modifier(let problem): problem.message
    case .mutation(let problem): problem.message
    case .name(let problem): problem.message
    case .operator(let problem): problem.message
    case .override(let problem): problem.message
    case .pack(let problem): problem.message
    case .pattern(let problem): problem.message
    case .sendability(let problem): problem.message
    case .statement(let problem): problem.message
    case .type(let problem): problem.message
    case .wrapper(let problem): problem.message
    }
  }
}

// The properties of a problem with which the front end chooses between candidates and suppresses consequential
// errors.
extension Problem {
  /// True if obsh lacks a feature, so that the program may be correct.
  package var isLack: Bool { if case .lacks = self { true } else { false } }

  /// True if swiftc finds the problem only after all others with types and flow, and so reports it only if there are
  /// none.
  package var isLast: Bool {
    switch self {
    case .name(.capturedBeforeDeclared), .literal(.overflow), .literal(.negative): true
    default: false
    }
  }

  /// True for a rule about code whose meaning is clear. Opened code is known to compile when everything it uses is
  /// known; if only a part is known, the rule could report an error wrongly.
  package func isNotJudged(openly judgesFlow: Bool) -> Bool {
    switch self {
    case .flow(let problem): !judgesFlow || !problem.isReachOfNothing
    case .access, .effect, .isolation, .modifier, .override: true
    case .name(.redeclared), .name(.redeclaredSynthesized): true
    case .generics(.notConforming), .type(.redundantConformance), .type(.refinesItself): true
    default: false
    }
  }

  /// True if the types are right, but a thrown error is not caught.
  package var isUncaughtError: Bool { if case .effect(let problem) = self { problem.isUncaught } else { false } }

  /// True if a call has to wait where that is impossible.
  package var isUnsupportedAsync: Bool { if case .effect(.asyncUnsupported) = self { true } else { false } }

  /// True if the declaration must not be used.
  package var isUnavailability: Bool { if case .name(.unavailable) = self { true } else { false } }

  /// True if an expression with the problem has no type: swiftc looks for problems of other kinds only in expressions
  /// that have one.
  package var leavesTypeOpen: Bool {
    switch self {
    case .name(.unavailable), .effect, .flow, .isolation, .sendability, .access: false
    default: true
    }
  }

  /// The checks that swiftc makes of a body whose types are known, in their order.
  package enum Pass: Int { case isolation = 1, effects, unmarkedWaiting }

  /// The check that finds the problem; nil if it is not one of a body whose types are known.
  package var pass: Pass? {
    switch self {
    case .effect(let problem): problem.pass
    case .isolation(let problem): problem.pass
    default: nil
    }
  }

  /// True if no declaration has the name.
  package var isUnknownName: Bool { if case .name(let problem) = self { problem.isUnknownName } else { false } }

  /// True if a type has no member with the name.
  package var isMissingMember: Bool { if case .member(.missing) = self { true } else { false } }

  /// True if an optional value must be unwrapped.
  package var isAboutOptional: Bool {
    switch self {
    case .conversion(.notUnwrapped), .conversion(.tryNotUnwrapped), .member(.ofOptional): true
    default: false
    }
  }

  /// True if a closure's number of parameters differs from that of its call.
  package var isAboutArity: Bool { if case .closure(.parameterCount) = self { true } else { false } }

  /// True for a requirement of a generic type or parameter itself, whatever its use.
  package var isAboutGeneric: Bool {
    switch self {
    case .generics(.notInferred), .generics(.unmet(.generic, _)), .type(.argumentCount), .attribute(.mainGeneric): true
    default: false
    }
  }

  /// The requirement that a type does not meet, whatever imposes it. A same-type requirement applies to both types.
  package var unmetRequirement: UnmetRequirement? {
    guard case .generics(.unmet(_, let condition)) = self else { return nil }
    if case .same = condition { return nil }
    return condition
  }
}
