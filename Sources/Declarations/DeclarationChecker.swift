import Code
import Diagnostics
import Source
import SwiftOperators
import SwiftSyntax
import Tree

/// The first phase of checking: names, types, conformances and members, including the declarations of all inputs of
/// the session. The phases above are subclasses: `ExpressionChecker`, then `Checker`. So shared state exists once,
/// and they call this phase directly; the services that this phase needs from them are listed in
/// `PhasesAboveDeclarations`.
///
/// The class is `open` because another target inherits from it; there is no other way to declare that.
open class DeclarationChecker {
  /// The checker itself, as the phases above see it.
  final var above: any PhasesAboveDeclarations {
    guard let above = self as? any PhasesAboveDeclarations else {
      preconditionFailure("declarations are checked by a whole checker")
    }
    return above
  }

  // The library
  /// Created when a name is first looked up in it: after the prompt has appeared, and not at all for an empty
  /// program.
  package private(set) final lazy var library = LibraryIndex(parts: libraryParts())
  private final let libraryParts: () -> [LibraryPart]
  package private(set) final lazy var sdk = sdkNames()
  private final let sdkNames: () -> SDKNames
  package final var reading = LibraryReading()
  /// Stored, because the package creates it anew at each access.
  package final let standardOperators = OperatorTable.libraryOperators

  // Declarations, for as long as the session lasts
  /// The scope of the library's own names, which encloses the session's.
  package final let libraryScope = Scope(parent: nil)
  package final let globals: Scope
  /// The private declarations of an opened module's files, in the order of the files.
  package final var fileScopes: [Scope] = []
  /// The declarations of opened modules, by module name.
  package final var openedModules: [String: Scope] = [:]
  /// For the file of each opened module: the modules that its users see without importing them, by `@_exported import`.
  package final var exportedModules: [ObjectIdentifier: Set<String>] = [:]
  /// The names of opened modules, by their joined texts.
  package final var moduleNames: [ObjectIdentifier: String] = [:]
  /// True if flow is checked in opened code, which is done for whole bodies that have been checked.
  package final var judgesFlow = false
  package final var files = SourceFileTable()
  package private(set) final var declarationNumbers = DeclarationNumbers()
  private final var functionCount = 0
  package final var declarationGeneration = 0
  /// The operators that the program's types declare, by name.
  package final var memberOperators: [String: [FunctionDeclaration]] = [:]
  package final var witnesses = WitnessCache()
  package final var lookups = LookupCache()
  package final var initialValues = ByOrigin(library: InitialValues(), program: InitialValues())
  package final var language = LanguageMode.swift5
  /// `-default-isolation MainActor`: declarations without other isolation are on the main actor (SE-0466).
  package final var isMainActorByDefault = false
  /// True if the setters that `@Observable` makes call `shouldNotifyObservers`, as from Swift 6.2 on.
  package final var asksWhetherToNotify = true
  /// True if the program mentions ownership: `~Copyable`, `consuming`, `consume`.
  package final var usesOwnership = false
  /// True if the program has extended a type of the library, so that the library differs from what was read.
  package final var hasChangedLibrary = false

  // The position of the check
  package final var input: Input
  package final let budget = Budget()
  /// `SwiftUI`, after the program has `@_spi(SwiftUI) import Observation`.
  package final var importedSPI: Set<String> = []
  package final var position: Position
  /// All state that inference changes during an attempt.
  package final var table = InferenceTable()
  final var signature = SignatureResolution()
  /// The depth of nested lookups of associated types.
  final var associatedTypeDepth = 0
  final var witnessSearches = WitnessSearches()
  /// True if opaque types count as conforming to protocols that obsh cannot see: while code is checked, not while it
  /// runs.
  final var takesUnseen = true
  /// Set while completions at the cursor are being computed.
  package final var completion: CompletionProbe?

  package init(library: @escaping () -> [LibraryPart], sdk: @escaping () -> SDKNames) {
    libraryParts = library
    sdkNames = sdk
    globals = Scope(parent: libraryScope)
    input = Input(operators: standardOperators)
    position = Position(file: files.library, scope: globals)
  }

  deinit {
    for declaration in declarationNumbers.all { declaration.dismantle() }
    for scope in fileScopes + [globals, libraryScope] { scope.dismantle() }
  }

  /// Removes a program's declarations, and keeps the parsed library for another program.
  ///
  /// - Precondition: `!hasChangedLibrary`
  package final func forgetDeclarations() {
    for declaration in declarationNumbers.takeProgram() { declaration.dismantle() }
    for scope in fileScopes + [globals] { scope.dismantle() }
    fileScopes = []
    openedModules = [:]
    exportedModules = [:]
    moduleNames = [:]
    files = SourceFileTable(library: files.library)
    declarationGeneration = 0
    memberOperators = [:]
    witnesses.forgetProgram()
    lookups.forgetProgram()
    initialValues.program = InitialValues()
    language = .swift5
    usesOwnership = false
    input = Input(operators: standardOperators)
    position = Position(file: files.library, scope: globals)
    table = InferenceTable()
    signature = SignatureResolution()
    associatedTypeDepth = 0
    witnessSearches = WitnessSearches()
    completion = nil
  }

  // MARK: Messages

  package final func error(_ problem: Problem, at node: some SyntaxProtocol) {
    let place = file.isLibrary ? { LibraryTrees.place(of: node) } : nil
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    say(Diagnostic(problem, file: file, offset: offset, libraryPlace: place))
  }

  package final func error(_ problem: Problem, atOffset offset: Int) {
    say(Diagnostic(problem, file: file, offset: offset))
  }

  package final func error(_ problem: Problem, at place: Place) {
    say(Diagnostic(problem, file: place.file, offset: place.offset))
  }

  private final func say(_ diagnostic: Diagnostic) {
    if isOpen, diagnostic.problem.isNotJudged(openly: judgesFlow) { return }
    table.diagnostics.append(diagnostic)
  }

  package final func warning(_ problem: Problem, at node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    table.diagnostics.append(Diagnostic(problem, severity: .warning, file: file, offset: offset))
  }

  /// Reports the message of `#warning` or `#error`; returns true if the macro is one of them.
  package final func says(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    let name = node.macroName.text
    guard name == "warning" || name == "error",
      let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    else { return false }
    if name == "warning" {
      warning(.declaration(.written(text)), at: literal)
    } else {
      error(.declaration(.written(text)), at: literal)
    }
    return true
  }

  /// Gives the last problem another place among the others than its own: swiftc finds it earlier or later.
  package final func rankLastProblem(at offset: Int) {
    if let last = table.diagnostics.popLast() { table.diagnostics.append(last.ranked(at: offset)) }
  }

  package final func warn(_ problem: Problem, at place: Place) {
    guard !place.file.isLibrary else { return }
    table.diagnostics.append(Diagnostic(problem, severity: .warning, file: place.file, offset: place.offset))
  }

  package final func note(_ problem: Problem, at place: Place) {
    guard !place.file.isLibrary else { return }
    table.diagnostics.append(Diagnostic(problem, severity: .note, file: place.file, offset: place.offset))
  }

  /// Reports a part of Swift that this shell lacks: one clear error with its place.
  package final func unsupported(_ lack: Lack, at node: some SyntaxProtocol) {
    lacking(.lacks(lack), at: node)
  }

  /// True if there is an error about types or flow.
  package final var hasEarlyErrors: Bool {
    (table.diagnostics + input.settledDiagnostics).contains { $0.severity == .error && !$0.problem.isLast }
  }

  /// Removes errors that swiftc would not reach.
  package final func dropLastErrors() {
    guard hasErrors, hasEarlyErrors else { return }
    table.diagnostics.removeAll(where: \.problem.isLast)
    input.settledDiagnostics.removeAll(where: \.problem.isLast)
  }

  package final var hasErrors: Bool {
    (table.diagnostics + input.settledDiagnostics).contains { $0.severity == .error }
  }
  /// The number of type errors.
  package final var typeErrorCount: Int { table.diagnostics.count { $0.isError && !$0.problem.isUncaughtError } }
  package final var errorCount: Int { table.diagnostics.count(where: \.isError) }

  package final func place(_ node: some SyntaxProtocol) -> Place {
    Place(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: Making declarations

  package final func makeFunction(_ name: String, _ kind: FunctionDeclaration.Kind, at place: Place)
    -> FunctionDeclaration
  {
    let function = FunctionDeclaration(name: name, kind: kind, place: place, number: functionCount)
    functionCount += 1
    return function
  }

  final func makeNominal(
    _ name: String, _ kind: NominalDeclaration.Kind, at place: Place, parent: NominalDeclaration?
  ) -> NominalDeclaration {
    declarationNumbers.add(isLibrary: place.file.isLibrary) { number in
      NominalDeclaration(name: name, kind: kind, place: place, parent: parent, number: number)
    }
  }

  /// Runs work at another position: in a function's body, an extension, the library.
  package final func within<Result>(
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

  /// True in a closure, which is inferred again, with its declarations, for each overload that is tried.
  private final func isInClosure(_ function: FunctionDeclaration?) -> Bool {
    var current = function
    while let one = current {
      if one.kind == .closure { return true }
      current = one.detail?.outer
    }
    return false
  }

  /// Runs work in its own block scope.
  package final func inScope<Result>(_ work: () -> Result) -> Result {
    let outer = scope
    scope = Scope(parent: outer)
    defer { scope = outer }
    return work()
  }
}

/// The position, part by part.
extension DeclarationChecker {
  package var file: SourceFile {
    get { position.file }
    set { position.file = newValue }
  }
  package var scope: Scope {
    get { position.scope }
    set { position.scope = newValue }
  }
  package var function: FunctionDeclaration? {
    get { position.function }
    set { position.function = newValue }
  }
  package var environment: [Requirement] {
    get { position.environment }
    set { position.environment = newValue }
  }
  package var body: BodyContext {
    get { position.body }
    _modify { yield &position.body }
  }
}
