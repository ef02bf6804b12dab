import Code
import Diagnostics
import SwiftOperators
import SwiftSyntax
import Tree

/// Names, types and meaning of source text. One checker serves a session: what an input declares is there for the
/// next. Its work is spread over the folders beside this file; this is the state they share.
final class Checker {
  // The library
  /// Made when a name is first looked up in it: the prompt is there, and an empty program has ended, before that.
  private(set) lazy var library = LibraryIndex(parts: libraryParts())
  private let libraryParts: () -> [LibraryPart]
  private(set) lazy var sdk = sdkNames()
  private let sdkNames: () -> SDKNames
  var reading = LibraryReading()
  /// Kept, because the package makes it anew each time it is asked for.
  let standardOperators = OperatorTable.standardOperators

  // Declarations, for as long as the session lasts
  /// Scope of the library's own names, around the session's.
  let libraryScope = Scope(parent: nil)
  let globals: Scope
  var files = SourceFileTable()
  private(set) var declarationsByNumber: [NominalDeclaration] = []
  private var functionCount = 0
  var declarationGeneration = 0
  /// Operators that the program's types declare, by name.
  var memberOperators: [String: [FunctionDeclaration]] = [:]
  var witnesses = WitnessCache()
  var initialValues = InitialValues()
  var language = LanguageMode.swift5

  // What is being checked
  var input = Input()
  var position: Position
  /// All that inference changes while it tries something.
  var table = InferenceTable()
  var signature = SignatureResolution()
  /// How deep associated types are looked up within each other.
  var associatedTypeDepth = 0
  /// Set while it is asked what could stand at the cursor.
  var completion: CompletionProbe?
  var bodies = BodyWalks()
  var locals = LocalDeclarations()
  var topLevel: TopLevelWalk
  /// Variables of the alternatives before, in a case with several patterns.
  var sharedBindings: [String: VariableDeclaration]?
  /// What follows from how things run is only looked at when there is no other mistake.
  var flowChecks: [() -> Void] = []

  init(library: @escaping () -> [LibraryPart], sdk: @escaping () -> SDKNames) {
    libraryParts = library
    sdkNames = sdk
    globals = Scope(parent: libraryScope)
    position = Position(file: files.library, scope: globals)
    topLevel = TopLevelWalk(scope: globals)
  }

  deinit {
    for declaration in declarationsByNumber { declaration.dismantle() }
    for scope in [globals, libraryScope] { scope.dismantle() }
  }

  // MARK: Messages

  func error(_ problem: Problem, at node: some SyntaxProtocol) {
    error(problem, atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func error(_ problem: Problem, atOffset offset: Int) {
    // A mistake in the library's text is said with where it stands, which no line number would tell.
    let member = file.isLibrary ? reading.member : nil
    table.diagnostics.append(Diagnostic(problem, file: file, offset: offset, libraryMember: member))
  }

  func error(_ problem: Problem, at place: Place) {
    table.diagnostics.append(Diagnostic(problem, file: place.file, offset: place.offset))
  }

  func warning(_ problem: Problem, at node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    table.diagnostics.append(Diagnostic(problem, severity: .warning, file: file, offset: offset))
  }

  func warn(_ problem: Problem, at place: Place) {
    guard !place.file.isLibrary else { return }
    table.diagnostics.append(Diagnostic(problem, severity: .warning, file: place.file, offset: place.offset))
  }

  func note(_ problem: Problem, at place: Place) {
    guard !place.file.isLibrary else { return }
    table.diagnostics.append(Diagnostic(problem, severity: .note, file: place.file, offset: place.offset))
  }

  /// What this shell leaves out of Swift: one clear error with its place.
  func unsupported(_ lack: Lack, at node: some SyntaxProtocol) { error(.lacks(lack), at: node) }

  /// Whether something is wrong with types or flow.
  var hasEarlyErrors: Bool {
    (table.diagnostics + input.settledDiagnostics).contains { $0.severity == .error && !$0.problem.isLast }
  }

  /// Leaves out what swiftc would not come to say.
  func dropLastErrors() {
    guard hasErrors, hasEarlyErrors else { return }
    table.diagnostics.removeAll(where: \.problem.isLast)
    input.settledDiagnostics.removeAll(where: \.problem.isLast)
  }

  var hasErrors: Bool { (table.diagnostics + input.settledDiagnostics).contains { $0.severity == .error } }
  /// Errors that say that types are wrong.
  var typeErrorCount: Int { table.diagnostics.count { $0.isError && !$0.problem.isUncaughtError } }
  var errorCount: Int { table.diagnostics.count(where: \.isError) }

  func place(_ node: some SyntaxProtocol) -> Place {
    Place(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: Making declarations

  func makeFunction(_ name: String, _ kind: FunctionDeclaration.Kind, at place: Place) -> FunctionDeclaration {
    let function = FunctionDeclaration(name: name, kind: kind, place: place, number: functionCount)
    functionCount += 1
    return function
  }

  func makeNominal(
    _ name: String, _ kind: NominalDeclaration.Kind, at place: Place, parent: NominalDeclaration?
  ) -> NominalDeclaration {
    let declaration = NominalDeclaration(
      name: name, kind: kind, place: place, parent: parent, number: declarationsByNumber.count)
    declarationsByNumber.append(declaration)
    return declaration
  }

  /// Runs work in another place: a function's body, an extension, the library.
  func within<Result>(
    scope newScope: Scope, file newFile: SourceFile? = nil, function newFunction: FunctionDeclaration?? = nil,
    environment newEnvironment: [Requirement]? = nil, _ work: () -> Result
  ) -> Result {
    let saved = position
    defer { position = saved }
    scope = newScope
    if let newFile { file = newFile }
    if let newFunction { function = newFunction }
    if let newEnvironment { environment = newEnvironment }
    if let newFunction, !isInClosure(newFunction) { return independently(work) }
    return work()
  }

  /// A closure is inferred again with each overload that is tried, and what it declares with it.
  private func isInClosure(_ function: FunctionDeclaration?) -> Bool {
    var current = function
    while let one = current {
      if one.kind == .closure { return true }
      current = one.detail?.outer
    }
    return false
  }

  /// Runs work in a block scope of its own.
  func inScope<Result>(_ work: () -> Result) -> Result {
    let outer = scope
    scope = Scope(parent: outer)
    defer { scope = outer }
    return work()
  }
}
