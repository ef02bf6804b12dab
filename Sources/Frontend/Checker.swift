import Code
import SwiftOperators
import SwiftSyntax
import Tree

/// Names, types and meaning of source text. One checker serves a session: what an input declares is there for the
/// next. Its work is spread over the folders beside this file; this is the state they share.
final class Checker {
  /// Made when a name is first looked up in it: the prompt is there, and an empty program has ended, before that.
  private(set) lazy var library = LibraryIndex(parts: libraryParts())
  private let libraryParts: () -> [LibraryPart]
  private(set) lazy var sdk = sdkNames()
  private let sdkNames: () -> SDKNames
  /// Kept, because the package makes it anew each time it is asked for.
  let standardOperators = OperatorTable.standardOperators
  /// Scope of the library's own names, around the session's.
  let libraryScope = Scope(parent: nil)
  let globals: Scope
  var files = SourceFileTable()
  var diagnostics: [Diagnostic] = []
  /// Where the input's first error expression stands; an error if nothing has been reported.
  var silentFailure: Place?

  // Where the checker is
  var file: SourceFile
  var scope: Scope
  /// The function whose body is being checked; the unit's function at top level.
  var function: FunctionDeclaration?
  var body = BodyContext()
  /// Conditions in force: those of the extensions and functions around.
  var environment: [Requirement] = []

  // Inference
  var trail: [TrailEntry] = []
  /// What was said about declarations that were checked while an expression was being tried.
  var settledDiagnostics: [Diagnostic] = []
  var deferredMatches: [(Type, Type)] = []
  /// Type variables made so far; a full expression settles those made since it began.
  var openVariables: [TypeVariable] = []
  /// A call whose result is taken to be of a type, so that its arguments are to blame.
  var forcedResult: (node: SyntaxIdentifier, type: Type)?
  /// How many attempts are under way whose errors nobody will see.
  var speculations = 0
  /// How far the current solution is from the plainest one; see `convert`.
  var score = 0
  /// What classes and protocols that stand for what conforms to them add to it.
  var subtyping = 0
  var variablesBeingInferred: Set<VariableDeclaration> = []
  /// Closures that outlive the call they are written in, and those among them that list `self`.
  var escapingClosures: Set<FunctionDeclaration> = []
  var explicitSelfClosures: Set<FunctionDeclaration> = []
  /// Statements that take a tuple parameter apart, until the body is made.
  var closurePrologues: [FunctionDeclaration: [Statement]] = [:]
  var autoclosureParameters: Set<VariableDeclaration> = []
  /// Function parameters that must not outlive the call.
  var nonescapingParameters: Set<VariableDeclaration> = []
  /// What follows from how things run is only looked at when there is no other mistake.
  var pendingFlow: [() -> Void] = []
  /// With what a `break` leaves its loop, and whether a `return` leaves an initializer that had to call another first.
  var leavingFlows: [ObjectIdentifier: InitializationFlow] = [:]
  var leavesUndelegated = false
  /// Blocks of `defer` that wait for their end while values are followed.
  var activeDefers: [Block] = []
  /// Bodies of local types, checked when the block's names are known.
  var localBodies: [() -> Void] = []
  var localFunctions: [SyntaxIdentifier: FunctionDeclaration] = [:]
  var unfinishedLocals: [FunctionDeclaration] = []
  var guardScope: Scope?
  var topLevelScope: Scope?
  /// Parameters whose default is `#line`, `#function` … alone: it stands for the place of the call.
  var callSiteDefaults: [VariableDeclaration: String] = [:]
  var needsImports = false
  /// How deep associated types are looked up within each other.
  var associatedTypeDepth = 0
  /// Whether the input may say how far something is seen.
  var hasModifiers = false
  /// Of the input, in their order.
  var extensionsOfInput: [TypeContext] = []
  /// The modules that the input imports.
  var imports: Set<String> = []
  /// Whether the file has an `await` at its top level.
  var waitsAtTopLevel = false
  /// Variables of the alternatives before, in a case with several patterns.
  var sharedBindings: [String: VariableDeclaration]?
  var globalsBeingDeclared: Set<String> = []
  /// How the globals of a file are declared that have no written type.
  var globalsToInfer: [String: VariableDeclSyntax] = [:]
  /// Whether the closure about to be inferred outlives the call.
  var closureEscapes = true
  /// The result builder of the closure about to be inferred.
  var closureBuilder: Type?
  /// The statement that a call of a result builder's method stands for: mistakes of the call are at its beginning.
  var builtStatement: SyntaxIdentifier?
  /// Closures that result builders have made, while the input is checked.
  var builtClosures: [BuiltClosureKey: BuiltClosure] = [:]
  /// What the expression being converted is for, in the words of a mismatch inside it.
  var context: (syntax: SyntaxIdentifier, purpose: Purpose)?
  /// The types of closure parameters that nothing has said yet.
  var closureVariables: [TypeVariable: (name: String, place: Place)] = [:]
  /// Arguments that were not understood without knowing the parameter.
  var expressionsInDoubt: Set<SyntaxIdentifier> = []
  /// Types with arguments that have been checked against the conditions of their parameters, by place.
  var checkedArguments: Set<SyntaxIdentifier> = []
  /// Set when a `?` link is met inside the chain being inferred.
  var hasChainLink = false
  /// The collection literals whose elements have no type in common.
  var mixtures: [TypeVariable: Mixture] = [:]
  /// Values whose type was not known where they were converted; see `settleConversions`.
  var pendingConversions: [PendingConversion] = []
  /// Overloaded functions used as values where nothing said which one is meant; see `settleReferences`.
  var pendingReferences: [PendingReference] = []
  /// Literals whose type decides what they become once it is known.
  var pendingLiterals: [Expression] = []

  // Numbering
  var declarationsByNumber: [NominalDeclaration] = []
  private var functionCount = 0
  var declarationGeneration = 0

  var libraryContexts: [Int: (TypeContext, Scope)] = [:]
  var parsedGlobals: Set<String> = []
  var rawValueSyntax: [ObjectIdentifier: ExprSyntax?] = [:]
  /// Those of cases whose raw value is no literal.
  var computedRawValues: [ObjectIdentifier: ExprSyntax] = [:]
  /// Initial values of stored properties that have not been checked yet.
  var pendingInitialValues: [ObjectIdentifier: () -> Void] = [:]
  var initialValueSyntax: Set<ObjectIdentifier> = []
  /// Classes that inherit their superclass's convenience initializers.
  var inheritsConvenience: Set<NominalDeclaration> = []
  /// The generic parameters of the signature being resolved: using one as the key of a dictionary makes it Hashable.
  var signatureParameters: Set<GenericParameter> = []
  /// For messages about names that may be misspelt: the name that may be meant.
  var suggestions: [SuggestionKey: () -> String?] = [:]
  /// Receives the unnamed generic parameters of `some P` while a signature is resolved.
  var implicitGenerics: ImplicitGenerics?
  /// `some P` where it may not stand.
  var misplacedTypes: Set<SyntaxIdentifier> = []
  /// Opaque result types met while a result type is resolved.
  var opaqueTypes: [OpaqueType] = []
  /// Operators that the program's types declare, by name.
  var memberOperators: [String: [FunctionDeclaration]] = [:]
  var libraryTypes: [String: NominalDeclaration] = [:]
  /// Undoes what the current input has declared, should it turn out to be wrong.
  var undo: [() -> Void] = []
  /// Function bodies of the current input, checked after all of its declarations are known.
  var pendingBodies: [() -> Void] = []
  /// Wrapped properties whose wrappers have not been looked into.
  var pendingWrappers: [(owner: NominalDeclaration, work: () -> Void)] = []
  /// The value that stands behind the `=` of a wrapped property, and its wrapper, while that is made; whether it is all
  /// that the wrapper is given.
  var wrappedValue: (syntax: SyntaxIdentifier, wrapper: TypeSyntax, isAlone: Bool)?
  /// Accessors made for stored properties that meet requirements or are overridden.
  var storedAccessors: [VariableDeclaration: (getter: FunctionDeclaration?, setter: FunctionDeclaration?)] = [:]
  var caseWitnesses: [ObjectIdentifier: FunctionDeclaration] = [:]
  /// The functions of cases that have default values in their payload.
  var casesWithDefaults: [ObjectIdentifier: FunctionDeclaration] = [:]
  var witnessCache: [WitnessKey: Witness?] = [:]
  var conformanceCache: [ConformanceKey: Bool] = [:]
  /// Operators declared by the language and by the session so far.
  var operators = OperatorTable.standardOperators
  /// Set while it is asked what could stand at the cursor.
  var completion: CompletionProbe?
  var language = LanguageMode.swift5
  var mode = Frontend.Mode.shell

  init(library: @escaping () -> [LibraryPart], sdk: @escaping () -> SDKNames) {
    libraryParts = library
    sdkNames = sdk
    globals = Scope(parent: libraryScope)
    scope = globals
    file = files.library
  }

  deinit {
    for declaration in declarationsByNumber { declaration.dismantle() }
    for scope in [globals, libraryScope] { scope.dismantle() }
  }

  // MARK: Messages

  func error(_ message: String, at node: some SyntaxProtocol) {
    // A mistake in the library is said with its file and line, which the offset in one declaration does not tell.
    let place = file.isLibrary ? LibraryTrees.place(of: node) : nil
    error(place.map { "\($0): \(message)" } ?? message, atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func error(_ message: String, atOffset offset: Int) {
    diagnostics.append(Diagnostic(severity: .error, message: message, file: file, offset: offset))
  }

  func error(_ message: String, at place: Place, isLast: Bool = false) {
    diagnostics.append(
      Diagnostic(severity: .error, message: message, file: place.file, offset: place.offset, isLast: isLast))
  }

  func warning(_ message: String, at node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    diagnostics.append(Diagnostic(severity: .warning, message: message, file: file, offset: offset))
  }

  func warn(_ message: String, at place: Place) {
    guard !place.file.isLibrary else { return }
    diagnostics.append(Diagnostic(severity: .warning, message: message, file: place.file, offset: place.offset))
  }

  func note(_ message: String, at place: Place) {
    guard !place.file.isLibrary else { return }
    diagnostics.append(Diagnostic(severity: .note, message: message, file: place.file, offset: place.offset))
  }

  /// What this shell leaves out of Swift: one clear error with its place.
  func unsupported(_ what: String, at node: some SyntaxProtocol) {
    error("not supported by obsh: \(what)", at: node)
  }

  /// Whether something is wrong with types or flow.
  var hasEarlyErrors: Bool {
    (diagnostics + settledDiagnostics).contains { $0.severity == .error && !$0.isLast }
  }

  /// Leaves out what swiftc would not come to say.
  func dropLastErrors() {
    guard hasErrors, hasEarlyErrors else { return }
    diagnostics.removeAll(where: \.isLast)
    settledDiagnostics.removeAll(where: \.isLast)
  }

  var hasErrors: Bool { (diagnostics + settledDiagnostics).contains { $0.severity == .error } }
  /// Those that say that the types are not right.
  var typeErrorCount: Int {
    diagnostics.count {
      $0.severity == .error && !$0.message.contains(" can throw") && !$0.message.hasPrefix("errors thrown from here")
    }
  }
  var errorCount: Int { diagnostics.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) } }

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
    let saved = (scope, file, function, environment, body)
    scope = newScope
    if let newFile { file = newFile }
    if let newFunction { function = newFunction }
    if let newEnvironment { environment = newEnvironment }
    defer { (scope, file, function, environment, body) = saved }
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

/// How strictly Swift takes what tasks and threads share.
package enum LanguageMode: Int, Sendable { case swift5 = 5, swift6 = 6 }

/// What statements and expressions need to know about the body they stand in.
struct BodyContext {
  var result: Type = .void
  /// Collects the type of a closure's `return`s while it is not known.
  var isThrowingAllowed = false
  /// In the body of a function that only throws what its parameters throw.
  var isRethrowing = false
  /// In a closure that nothing asks to throw: it does so if it says so.
  var isPlainClosure = false
  /// Inside `try`: calls that throw are marked.
  var isTried = false
  var isAwaited = false
  var loops: [JumpTarget] = []
  var isInferringClosure = false
  /// Inside a `defer`, which begins there: constants from before it cannot be given a value.
  var isInDefer = false
  var deferOffset = 0
  /// Receives the values of an `if` or `switch` expression's branches.
  var yieldType: Type?
  /// The first of those branches, where nothing but the branches says what type they have.
  var openBranches: OpenBranches?
  /// `E` of the `throws(E)` around: what may be thrown out of here.
  var thrownType: Type?
  /// Set while a closure's body is inferred: whether something in it throws.
  var throwRecorder: ThrowRecorder?
  var isInitializer = false
  /// What the function's result hides.
  var opaqueResults: [OpaqueType] = []
  var isTopLevel = false
  /// What `fallthrough` leads to; nil outside of a `switch`.
  var nextCase: NextCase?
}

/// The case behind the one being checked.
enum NextCase {
  case nothing
  case plain
  /// It binds this variable, which a fall into it would leave without value.
  case binding(String)
}

final class OpenBranches {
  var first: (value: Expression, syntax: ExprSyntax)?
}

final class ImplicitGenerics {
  var parameters: [GenericParameter] = []
  var requirements: [Requirement] = []
}

/// Something `break` or `continue` can leave.
struct JumpTarget {
  enum Kind { case loop, switchCase, block }
  let label: String?
  let target: LoopLabel
  let kind: Kind
}
