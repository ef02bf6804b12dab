import Checking
import Code
import Declarations
import Diagnostics
import Inference
import Source
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Tree

/// Turns Swift source text into checked code and diagnostics. It runs nothing, performs no input or output, and never
/// fails on invalid source: errors are returned as diagnostics.
package final class Frontend {
  package typealias Mode = Input.Mode
  package typealias BudgetLimits = Budget.Limits

  package struct Checked {
    /// Nil if there is an error; then nothing in the input has been declared.
    package let input: CheckedInput?
    package let diagnostics: [Diagnostic]
    package let file: SourceFile
    /// True if Ctrl-C ended the checking.
    package var wasInterrupted = false
  }

  private let hold: Knowledge
  /// The names of the classes of XCTest so far.
  var testCases: Set<String> = []
  var operators: OperatorTable
  var precedences = PrecedenceGroups()
  var loads = ProgramLoads()

  /// Both arguments are evaluated when they are first needed.
  ///
  /// - Parameters:
  ///   - sdk: The names that are distinguished from misspelled ones although the library lacks them.
  ///   - name: The library's name. Sessions share the parsed declarations of a named library.
  package init(
    library: @autoclosure @escaping () -> [LibraryPart], sdk: @autoclosure @escaping () -> SDKNames = SDKNames([]),
    named name: String? = nil
  ) {
    hold = Knowledge(library: name) { Checker(library: library, sdk: sdk) }
    operators = hold.checker.standardOperators
  }

  package var knowledge: any TypeKnowledge { hold }
  var checker: Checker { hold.checker }
  /// The language mode for all later checks.
  package var language: LanguageMode {
    get { checker.language }
    set { checker.language = newValue }
  }
  /// `-default-isolation MainActor` (SE-0466)
  package var isMainActorByDefault: Bool {
    get { checker.isMainActorByDefault }
    set { checker.isMainActorByDefault = newValue }
  }
  /// True if the setters that `@Observable` makes call `shouldNotifyObservers`, as from Swift 6.2 on.
  package var asksWhetherToNotify: Bool {
    get { checker.asksWhetherToNotify }
    set { checker.asksWhetherToNotify = newValue }
  }
  /// The limits for checking one input.
  package var budget: BudgetLimits {
    get { checker.budget.limits }
    set { checker.budget.limits = newValue }
  }
  /// The number of inputs that have declared types, extensions or functions. Each may change the meaning of a
  /// member's name.
  package var declarationGeneration: Int { checker.declarationGeneration }

  /// - Parameters:
  ///   - needsImports: True if a name of Observation is unknown until the text imports it, as in a compiled file.
  ///   - isFile: True if the text is a file, whose top level runs on the main actor only if it uses SwiftUI.
  package func check(
    _ text: String, name: String, mode: Mode, needsImports: Bool = false, isFile: Bool = false
  ) -> Checked {
    if mode == .script, let known = loads.nextText(text, name: name) { return known }
    let earlier = (operators, precedences)
    let (checked, tree) = checkTree(of: text, name: name, mode: mode, needsImports: needsImports, isFile: isFile)
    // A failed input has declared nothing, including operators and precedence groups.
    if checked.input == nil { (operators, precedences) = earlier }
    note(checked, tree, text, mode)
    guard mode == .shell, checked.input == nil, let tree else { return checked }
    guard let slip = Slips.first(in: tree, checked.file, errors: checked.diagnostics) else { return checked }
    return Checked(input: nil, diagnostics: [slip], file: checked.file)
  }

  /// The tree is nil if the text was too complex to be parsed.
  private func checkTree(
    of text: String, name: String, mode: Mode, needsImports: Bool, isFile: Bool
  ) -> (Checked, SourceFileSyntax?) {
    var file = checker.files.add(name: name, text: text)
    if let offset = Complexity.tooNested(text) {
      let problem = Diagnostic(.grammar(.tooNested), file: file, offset: offset)
      return (Checked(input: nil, diagnostics: [problem], file: file), nil)
    }
    if let offset = Complexity.tooManyBrackets(text) {
      let problem = Diagnostic(.grammar(.tooComplex), file: file, offset: offset)
      return (Checked(input: nil, diagnostics: [problem], file: file), nil)
    }
    var tree = Parser.tree(of: text)
    var survey = SyntaxSurvey(tree)
    var conditions = ConditionalCompilation(language: checker.language)
    var compiled = text
    if survey.hasConditions, let chosen = conditions.apply(to: tree, text: text) {
      if !conditions.unknown.isEmpty {
        let diagnostics = conditions.unknown.map { one in
          Diagnostic(.lacks(.condition(one.text)), file: file, offset: one.offset)
        }
        return (Checked(input: nil, diagnostics: diagnostics, file: file), tree)
      }
      compiled = chosen
      tree = Parser.tree(of: chosen)
      survey = SyntaxSurvey(tree)
    }
    if survey.mayHaveMacros, !tree.hasError, checker.libraryHasPreviews,
      let (expanded, expansion) = MacroExpansion.expand(
        tree, compiled, written: text, needsImports: needsImports, testCases: &testCases)
    {
      file = checker.files.add(name: name, text: expanded, expansion: expansion)
      tree = Parser.tree(of: expanded)
      survey = SyntaxSurvey(tree)
    }
    if mode == .shell, checker.globals.names[LastValueName.name] != nil, !tree.hasError,
      let (expanded, expansion) = LastValueName.expand(tree, text), compiled == text
    {
      file = checker.files.add(name: name, text: expanded, expansion: expansion)
      tree = Parser.tree(of: expanded)
      survey = SyntaxSurvey(tree)
    }
    var ofGrammar: [Diagnostic] = []
    var sound: SoundParts?
    if let mistaken = AsyncForAwait(in: tree, of: compiled, file) {
      ofGrammar = mistaken.diagnostics
      compiled = mistaken.text
      tree = Parser.tree(of: compiled)
      survey = SyntaxSurvey(tree)
    }
    if tree.hasError {
      let found = tree.grammarDiagnostics
      let errors = found.filter { $0.diagMessage.severity == .error }
      let words = ParserWords(tree: tree, file: file)
      ofGrammar += words.reworded(errors)
      if !errors.allSatisfy(ParserWords.isHarmless) {
        if mode == .script, !survey.mayHaveMacros, !words.endsEarly { sound = SoundParts(of: tree, text: compiled) }
        guard let sound else { return (Checked(input: nil, diagnostics: ofGrammar, file: file), tree) }
        tree = sound.tree
        survey = SyntaxSurvey(tree)
      }
    }
    if let problem = Complexity.diagnostic(tree, survey, file) {
      return (Checked(input: nil, diagnostics: [problem], file: file), tree)
    }
    var problems: [Diagnostic] = []
    var isOnlyUnknown = true
    let report: (OperatorError) -> Void = { problem in
      if case .missingOperator = problem {} else { isOnlyUnknown = false }
      problems.append(Self.diagnostic(problem, file: file))
    }
    if survey.declares, tree.statements.contains(where: \.declaresOperator) {
      precedences.add(tree)
      operators.declare(tree) { problem in
        // Declaring an operator of an earlier input again only repeats it.
        if Self.isRepeated(problem, in: tree) { problems.append(Self.diagnostic(problem, file: file)) }
      }
    }
    if survey.declares {
      problems += precedences.problems(in: tree).map { problem, name in
        Diagnostic(.name(problem), file: file, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
    guard let source = operators.fold(tree, survey, precedences, report: report), isOnlyUnknown else {
      return (Checked(input: nil, diagnostics: ofGrammar + problems, file: file), tree)
    }
    let input = checker.checkInput(
      source, survey, file: file,
      Input(
        mode: mode, needsImports: needsImports, isPlainFile: isFile && !text.holds(word: "#Preview"),
        operators: operators, hasModifiers: survey.hasModifiers, earlierDiagnostics: ofGrammar + problems))
    // The opaque uses in bodies of opened code that this input is the first to need were already reported on opening.
    var said = checker.table.diagnostics.filter { $0.severity != .opaque }
    if let sound { said = ofGrammar + Self.errors(among: said.dropFirst(ofGrammar.count), decidedBy: sound) }
    let sorted = DiagnosticOrder(of: said, in: tree, first: Set(ofGrammar.map(\.offset))).sorted()
    var checked = Checked(input: input, diagnostics: Self.withoutConsequences(sorted, of: tree), file: file)
    checked.wasInterrupted = checker.exhausted == .interruption
    return (checked, tree)
  }

  /// For a declaration or statement that uses something obsh lacks, only that is reported: the errors that follow
  /// from it are not errors of the program.
  private static func withoutConsequences(_ diagnostics: [Diagnostic], of tree: SourceFileSyntax) -> [Diagnostic] {
    guard diagnostics.contains(where: \.problem.isLack) else { return diagnostics }
    let ends = tree.statements.map(\.endPosition.utf8Offset)
    var lacking: Set<Int> = []
    return diagnostics.filter { one in
      let item = ends.firstIndex { one.offset < $0 } ?? ends.count
      if lacking.contains(item) { return one.severity == .warning }
      if one.problem.isLack { lacking.insert(item) }
      return true
    }
  }

  /// The errors, with their notes, that the sound parts of a file decide. Warnings may come from what is left out.
  private static func errors(among diagnostics: some Sequence<Diagnostic>, decidedBy sound: SoundParts) -> [Diagnostic]
  {
    var isDecided = false
    return diagnostics.filter { one in
      if one.severity != .note { isDecided = one.isError && !one.problem.isLack && sound.decides(at: one.offset) }
      return isDecided
    }
  }

  /// True if the text itself declares the operator or precedence group twice.
  private static func isRepeated(_ error: OperatorError, in tree: SourceFileSyntax) -> Bool {
    let known: Syntax? =
      switch error {
      case .operatorAlreadyExists(let existing, _): existing.syntax.map { Syntax($0) }
      case .groupAlreadyExists(let existing, _): existing.syntax.map { Syntax($0) }
      default: nil
      }
    return known?.root.id == Syntax(tree).id
  }

  static func diagnostic(_ error: OperatorError, file: SourceFile) -> Diagnostic {
    let (problem, node): (Problem, Syntax?) =
      switch error {
      case .missingOperator(let name, let node): (.name(.unknownOperator(name)), node)
      case .missingGroup(let name, let node): (.name(.unknownPrecedenceGroup(name)), node)
      case .incomparableOperators(let left, let leftGroup, _, let rightGroup):
        leftGroup == rightGroup
          ? (.operator(.nonassociative(leftGroup)), Syntax(left))
          : (.operator(.unordered(leftGroup, rightGroup)), Syntax(left))
      case .groupAlreadyExists(let existing, let new):
        (.name(.redeclaredPrecedenceGroup), (new.syntax ?? existing.syntax).map { Syntax($0.name) })
      case .operatorAlreadyExists(let existing, let new):
        (.name(.redeclaredOperator), (new.syntax ?? existing.syntax).map { Syntax($0.name) })
      }
    return Diagnostic(problem, file: file, offset: node?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0)
  }

  /// Makes a variable visible under these names while an input is checked.
  package func offer(_ variable: VariableDeclaration, as names: [String]) {
    for name in names { checker.globals.declare(name, .variable(variable)) }
  }

  package func withdraw(_ names: [String]) { for name in names { checker.globals.names[name] = nil } }

  /// True if the program declares this name.
  package func declares(_ name: String) -> Bool { checker.globals.names[name]?.isEmpty == false }

  package func lookUpType(_ name: String) -> NominalDeclaration? {
    for case .type(let declaration) in checker.globals.names[name] ?? [] { return declaration }
    return checker.libraryType(name)
  }

  /// Nil if no declaration of the file is left.
  package func file(numbered number: UInt32) -> SourceFile? { checker.files[number] }
}

extension CodeBlockItemSyntax {
  /// True if the input may declare operators; most inputs do not, and need not be searched.
  fileprivate var declaresOperator: Bool {
    guard case .decl(let syntax) = item else { return false }
    return syntax.is(OperatorDeclSyntax.self) || syntax.is(PrecedenceGroupDeclSyntax.self)
  }
}
