/// The fix of a problem, if its message does not name one. A shell adds it to the message: `…; use '!='`.
extension Problem {
  package var fix: String? {
    switch self {
    case .grammar(.parser(let words)): Self.fixes[words] ?? Self.fix(ofParser: words)
    case .name(.unknown(let name)): name.first == "$" ? "it needs @State, @Binding or @Bindable" : nil
    case .closure(.anonymousOutside): "at the prompt it is the last value that was kept; there is none"
    case .name(.unknownOperator(let name)): Self.operators[name].map { "use \($0)" }
    case .name(.usedBeforeDeclared(let name)): "declare '\(name)' first"
    case .attribute(.observable): "make it a class"
    case .type(.noInitializers): "give each stored property a value, or add an 'init'"
    case .type(.untypedPattern): "add ': Type' or '= value'"
    case .mutation(.immutable(_, .constant(let name))): "declare '\(name)' with 'var'"
    case .mutation(.immutable(_, .itself(let isView))):
      isView ? "declare the property with '@State'" : "mark the method 'mutating'"
    case .generics(.notConforming(_, "View")): "declare 'var body: some View { … }'"
    case .generics(.unmet(let subject, let condition)): Self.requirement(subject, condition)
    case .generics(.cannotConform(let type, "View")): "\(type)" == "()" ? "write 'let _ = …' before it" : nil
    case .builder(.controlFlowInside(let type)): "\(type)" == "ViewBuilder" ? "use 'ForEach'" : nil
    case .modifier(.effect(let name)): "as in 'func f() \(name)'"
    case .wrapper(.inTopLevelCode): "declare it in a View, or leave out the wrapper"
    case .wrapper(.constant): "use 'var'"
    case .wrapper(.computed): "remove it: @Observable tracks each stored property"
    case .attribute(.macroMisplaced): "write '@Observable' before the class"
    case .conversion(.notUnwrapped), .conversion(.optionalAsBoolean): Self.unwrapping
    case .conversion(.mismatch(let from, let to, _)): Self.conversion(from, to)
    case .conversion(.nonoptionalForced): "remove the '!'"
    case .conversion(.nonoptionalChained): "remove the '?'"
    case .conversion(.nilMismatch(let type, _)): "only an optional, '\(type)?', can be nil"
    case .conversion(.nilAlone): "write the type, as in 'let x: Int? = nil'"
    case .member(.ofOptional(let name, _, _)): "use '?.\(name)'"
    case .member(.typeAlone(let name)): "did you mean '\(name)()'?"
    case .operator(.binary(_, let left, let right)): Self.operands(left, right)
    case .call(.notAFunction): "remove the parentheses"
    case .call(.missing([.label("content")], _)): "put the content in '{ … }'"
    case .generics(.throwsNoError): "declare one, as in 'struct Failure: Error {}'"
    case .generics(.specializedFunction): "remove the '<…>'"
    case .member(.caseOnInstance(let name)): "write '.\(name)'"
    case .conversion(.needlessChain): "remove the '?'"
    case .mutation(.temporaryReceiver): "store it in a 'var' first"
    case .declaration(.defaultArgument): "an extension can have it"
    default: nil
    }
  }

  private static func fix(ofParser words: String) -> String? {
    if words.hasPrefix("found an unexpected second identifier in "), !words.contains(" typealias ") {
      return "a ':' is missing"
    }
    let isPair = words.hasPrefix("unexpected code ':") && words.hasSuffix("in closure")
    return isPair ? "a dictionary is written '[key: value]'" : nil
  }

  private static let fixes = [
    "unterminated string literal": "add '\"' at its end",
    "expected expression": "something is missing here",
    "expected '(' in argument list of function declaration": "add '()', or use 'var' for a property",
    "expected ':' following argument label and parameter name": "a ':' is missing",
    "expected ']' in container literal expression": "a ']' is missing",
    "expected ')' in expression list": "a ')' is missing",
    "extraneous '}' at top level": "it closes nothing",
    "expected ':' after '? ...' in ternary expression": "add ': value'",
    "expected '{' after 'if' condition": "the body stands in '{ … }'",
    "expected '{' after 'while' condition": "the body stands in '{ … }'",
    "expected '{' to start the body of for-each loop": "the body stands in '{ … }'",
  ]

  private static let operators = [
    "..": "'...' or '..<'", "<>": "'!='", "=<": "'<='", "=>": "'>=', or 'in' inside a closure", "=!": "'!='",
    "=+": "'+='", "=-": "'-='",
    "**": "'pow(x, y)' or multiply", "^^": "'!='", "//": "'/'", "&&&": "'&&'", "|||": "'||'", "===>": "'in'",
    ":=": "'='", "->": "'.'",
  ]

  private static let unwrapping = "add '?? value', or bind it with 'if let'"

  private static let numbers: Set<String> = ["Int", "Double", "Float", "CGFloat", "Int64", "UInt8", "Int32", "UInt"]

  /// The fix of a type that lacks a conformance, where a well-known type is concerned.
  private static func requirement(_ subject: Subject, _ condition: UnmetRequirement) -> String? {
    guard case .conforms(let type, let required) = condition else { return nil }
    switch required {
    case "ObservableObject":
      let fixes = [
        "StateObject": "an @Observable class takes '@State'",
        "ObservedObject": "an @Observable class takes '@Bindable', or no wrapper",
        "EnvironmentObject": "an @Observable class takes '@Environment(\(type).self)'",
      ]
      if case .generic(_, let wrapper) = subject { return fixes[wrapper] }
      return nil
    case "Identifiable": return "add 'id: \\.self', or declare an 'id' in '\(type)'"
    case "StringProtocol": return numbers.contains("\(type)") ? #"write "\(…)""# : nil
    case "View": return "'\(type)' is not a view"
    default: return nil
    }
  }

  /// The conversion from one well-known type to another, as advice.
  private static func conversion(_ from: ShownType, _ to: ShownType) -> String? {
    let (from, to) = ("\(from)", "\(to)")
    if from == "\(to)?" { return unwrapping }
    if numbers.contains(from), numbers.contains(to) { return "convert it with '\(to)(…)'" }
    if to == "Binding<\(from)>" { return "pass a binding: '$' before the name" }
    if to == "() -> Void", from == "()" { return "write it in '{ … }'" }
    if to == "String" { return numbers.contains(from) || from == "Bool" ? #"convert it with "\(…)""# : nil }
    if from == "String", numbers.contains(to) { return "use '\(to)(…) ?? 0'" }
    return nil
  }

  private static func operands(_ left: ShownType, _ right: ShownType) -> String? {
    let (left, right) = ("\(left)", "\(right)")
    if left.hasSuffix("?") || right.hasSuffix("?") { return unwrapping }
    if left == "String" || right == "String" {
      return numbers.contains(left) || numbers.contains(right) ? #"convert the number with "\(…)""# : nil
    }
    guard numbers.contains(left), numbers.contains(right) else { return nil }
    return "convert one of them, as in '\(numbers.contains(left) && left != "Int" ? left : right)(…)'"
  }
}

// Problems that a shell leaves out.
extension Problem {
  /// True if this problem would not exist without the other.
  package func follows(from other: Problem) -> Bool {
    switch (self, other) {
    case (.attribute(.trackedWithoutGetter), .attribute(.observable)): true
    case (.type(.noInitializers), .type(.untypedPattern)): true
    case (.grammar(.parser), _) where other.isOpenString && !isOpenString: true
    case (.generics(.notConforming), .generics(.notConforming)): false
    // A missing conformance usually lacks what the other error is about.
    case (.generics(.notConforming), _): true
    default: false
    }
  }

  /// True for a view that lacks its only requirement, for which the fix says more than swiftc's notes.
  package var isViewWithoutBody: Bool { if case .generics(.notConforming(_, "View")) = self { true } else { false } }

  /// True for a note that only gives the location of a declaration.
  package var isOnlyAPlace: Bool { if case .name(.declaredHere) = self { true } else { false } }

  /// True if the word is not a Swift name, or something follows it in the same line.
  package func isAboutWord(_ word: String) -> Bool {
    switch self {
    case .name(.unknown(let name)): name == word
    default: isMissingSeparator
    }
  }

  /// True for two statements in one line without anything between them.
  package var isMissingSeparator: Bool {
    self == .grammar(.parser("consecutive statements on a line must be separated by ';'"))
  }

  /// True for a character that occurs nowhere in Swift.
  package var isStrayCharacter: Bool { self == .grammar(.parser("invalid character in source file")) }

  /// True if a string literal is not terminated, so that its content may be taken for code.
  package var isOpenString: Bool {
    if case .grammar(.parser("unterminated string literal")) = self { true } else { false }
  }
}
