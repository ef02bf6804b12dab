import Tree

/// Problems of values that code in several isolation domains could share (SE-0302, SE-0412, SE-0414).
package enum SendabilityProblem: Hashable {
  /// A stored property of a type that conforms to `Sendable`. `isPart` is true if the type only contains the offending
  /// one.
  case property(String, of: Subject, ShownType, isPart: Bool)
  case payload(String, of: Subject, ShownType, isPart: Bool)
  case mutableProperty(String, of: Subject)
  case openClass(String)
  case inheritingClass(String)
  case notSendable(ShownType)
  case mutableShared(Subject)
  case sharedOfType(Subject, ShownType)
  case captured(String, ShownType, byLocalFunction: Bool)
  case capturedVariable(String, isMutation: Bool)
  /// A function value of a plain type where one of the given type is expected.
  case function(ShownType)
  /// The same for a parameter.
  case functionParameter(String, FunctionUse)
  case exits(Subject, ShownType, Isolation)
  case result(ShownType, of: Subject, Isolation, to: Isolation)
  case sent(String)
  case sentValue(ShownType)
  case sentClosure(Sharer)
  case conformance(ShownType, to: String, Isolation)

  /// The place where a function value is converted to a `@Sendable` type.
  package enum FunctionUse: Hashable { case argument, assignment, other }

  /// The code with which a sent closure would share its captures.
  package enum Sharer: Hashable { case task, isolation(Isolation) }

  package var message: String {
    switch self {
    case .property(let name, let owner, let type, let isPart):
      "stored property '\(name)' of 'Sendable'-conforming \(owner) \(isPart ? "contains" : "has") non-Sendable type '\(type)'"
    case .payload(let name, let owner, let type, let isPart):
      "associated value '\(name)' of 'Sendable'-conforming \(owner) \(isPart ? "contains" : "has") non-Sendable type '\(type)'"
    case .mutableProperty(let name, let owner):
      "stored property '\(name)' of 'Sendable'-conforming \(owner) is mutable"
    case .openClass(let name): "non-final class '\(name)' cannot conform to the 'Sendable' protocol"
    case .inheritingClass(let name): "'Sendable' class '\(name)' cannot inherit from another class"
    case .notSendable(let type): "type '\(type)' does not conform to the 'Sendable' protocol"
    case .mutableShared(let subject):
      "\(subject) is not concurrency-safe because it is nonisolated global shared mutable state [#MutableGlobalVariable]"
    case .sharedOfType(let subject, let type):
      "\(subject) is not concurrency-safe because non-'Sendable' type '\(type)' may have shared mutable state [#MutableGlobalVariable]"
    case .captured(let name, let type, let byLocalFunction):
      "capture of '\(name)' with non-Sendable type '\(type)' in a '@Sendable' \(byLocalFunction ? "local function" : "closure") [#SendableClosureCaptures]"
    case .capturedVariable(let name, let isMutation):
      "\(isMutation ? "mutation of" : "reference to") captured var '\(name)' in concurrently-executing code [#SendableClosureCaptures]"
    case .function(let type):
      "converting non-Sendable function value to '\(type)' may introduce data races"
    case .functionParameter(let name, .argument):
      "passing non-Sendable parameter '\(name)' to function expecting a '@Sendable' closure"
    case .functionParameter(let name, .assignment):
      "assigning non-Sendable parameter '\(name)' to a '@Sendable' closure"
    case .functionParameter(let name, .other):
      "using non-Sendable parameter '\(name)' in a context expecting a '@Sendable' closure"
    case .exits(let subject, let type, let isolation):
      "non-Sendable type '\(type)' of \(subject) cannot exit \(isolation.words) context"
    case .result(let type, let subject, let isolation, let context):
      "non-Sendable '\(type)'-typed result can not be returned from \(isolation.words) \(subject) to \(context.words) context"
    case .sent(let name): "sending '\(name)' risks causing data races [#SendingRisksDataRace]"
    case .sentValue(let type):
      "sending value of non-Sendable type '\(type)' risks causing data races [#SendingRisksDataRace]"
    case .sentClosure(let sharer):
      "passing closure as a 'sending' parameter risks causing data races between \(sharer.words) and concurrent execution of the closure [#SendingClosureRisksDataRace]"
    case .conformance(let type, let name, let isolation):
      "conformance of '\(type)' to protocol '\(name)' crosses into \(isolation.words) code and can cause data races [#ConformanceIsolation]"
    }
  }
}

extension SendabilityProblem.Sharer {
  fileprivate var words: String {
    switch self {
    case .task, .isolation(.none), .isolation(.unknown): "code in the current task"
    case .isolation(.instance): "'self'-isolated code"
    case .isolation(let isolation): "\(isolation.words) code"
    }
  }
}
