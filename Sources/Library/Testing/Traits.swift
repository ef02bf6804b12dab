// The arguments of `@Test` and `@Suite`.

protocol Trait: Sendable {
  func prepare(for test: Test) async throws
  var comments: [Comment] { get }
  associatedtype TestScopeProvider: TestScoping = Never
  func scopeProvider(for test: Test, testCase: Test.Case?) -> TestScopeProvider?
}
protocol TestTrait: Trait {}
protocol SuiteTrait: Trait {
  var isRecursive: Bool { get }
}

/// Runs a test, or one of its cases, inside code of its own.
protocol TestScoping: Sendable {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws
}
extension Never: TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {}
}

extension Trait {
  func prepare(for test: Test) async throws {}
  var comments: [Comment] { [] }
}
extension Trait where TestScopeProvider == Never {
  func scopeProvider(for test: Test, testCase: Test.Case?) -> Never? { nil }
}
extension SuiteTrait {
  var isRecursive: Bool { false }
}

struct Tag: Hashable, Sendable {
  let _name: String
  init(named name: String) { _name = name }
  struct List: TestTrait, SuiteTrait {
    let tags: [Tag]
    init(tags: [Tag]) { self.tags = tags }
    var isRecursive: Bool { true }
  }
}
extension Trait where Self == Tag.List {
  static func tags(_ tags: Tag...) -> Self { Tag.List(tags: tags) }
}

struct ConditionTrait: TestTrait, SuiteTrait {
  let comments: [Comment]
  let _condition: () async throws -> Bool
  init(_ comment: Comment?, _ condition: @escaping () async throws -> Bool) {
    comments = comment.map { [$0] } ?? []
    _condition = condition
  }
  func evaluate() async throws -> Bool { try await _condition() }
  func prepare(for test: Test) async throws {
    if try await !evaluate() { throw _TestCancellation(_comment: comments.first) }
  }
}
extension Trait where Self == ConditionTrait {
  static func enabled(if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil) -> Self {
    ConditionTrait(comment) { try condition() }
  }
  static func enabled(_ comment: Comment? = nil, _ condition: @escaping () async throws -> Bool) -> Self {
    ConditionTrait(comment, condition)
  }
  static func disabled(_ comment: Comment? = nil) -> Self { ConditionTrait(comment) { false } }
  static func disabled(if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil) -> Self {
    ConditionTrait(comment) { try !condition() }
  }
  static func disabled(_ comment: Comment? = nil, _ condition: @escaping () async throws -> Bool) -> Self {
    ConditionTrait(comment) { try await !condition() }
  }
}

/// Tests run one after the other in any case.
struct ParallelizationTrait: TestTrait, SuiteTrait {
  init() {}
  var isRecursive: Bool { true }
}
extension Trait where Self == ParallelizationTrait {
  static var serialized: Self { ParallelizationTrait() }
}

/// Has no effect: the time of an interpreter says little.
struct TimeLimitTrait: TestTrait, SuiteTrait {
  init() {}
  var isRecursive: Bool { true }
  struct Duration: Sendable {
    init() {}
    static func minutes(_ count: some BinaryInteger) -> Duration { Duration() }
    @available(*, unavailable, message: "Time limit must be specified in minutes")
    static func seconds(_ count: some BinaryInteger) -> Duration { Duration() }
  }
}
extension Trait where Self == TimeLimitTrait {
  static func timeLimit(_ limit: TimeLimitTrait.Duration) -> Self { TimeLimitTrait() }
}

struct Bug: TestTrait, SuiteTrait {
  let url: String?
  let id: String?
  let title: Comment?
  init(_ url: String?, _ id: String?, _ title: Comment?) {
    self.url = url
    self.id = id
    self.title = title
  }
}
extension Trait where Self == Bug {
  static func bug(_ url: String, _ title: Comment? = nil) -> Self { Bug(url, nil, title) }
  static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Self { Bug(url, id, title) }
  static func bug(_ url: String? = nil, id: some Numeric, _ title: Comment? = nil) -> Self { Bug(url, "\(id)", title) }
}

extension Comment: TestTrait, SuiteTrait {
  var comments: [Comment] { [self] }
}

/// The scope of a trait, if it has one. A trait that is a scope and names no other is its own: for each case, or for the
/// whole suite.
func _scope<T: Trait>(_ trait: T, _ test: Test, _ testCase: Test.Case?) -> (any TestScoping)? {
  if T.TestScopeProvider.self != Never.self { return trait.scopeProvider(for: test, testCase: testCase) }
  guard let own = trait as? any TestScoping else { return nil }
  if test.isSuite { return (trait as? any SuiteTrait)?.isRecursive ?? true ? nil : own }
  return testCase == nil ? nil : own
}

/// Runs a test or a case inside the scopes of its traits, the first one outermost.
func _runScoped(
  _ traits: [any Trait], _ test: Test, _ testCase: Test.Case?, _ body: @Sendable () async throws -> Void
) async throws {
  guard let first = traits.first else { return try await body() }
  let rest = Array(traits.dropFirst())
  guard let scope = _scope(first, test, testCase) else { return try await _runScoped(rest, test, testCase, body) }
  try await scope.provideScope(for: test, testCase: testCase) { try await _runScoped(rest, test, testCase, body) }
}
