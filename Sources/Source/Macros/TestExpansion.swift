import SwiftSyntax
import Tree

/// The macros of Testing: `@Test` and `@Suite` become calls after the declarations that register the tests, `#expect`
/// and `#require` become calls of functions that receive the condition's source.
final class TestExpansion: SyntaxVisitor {
  private(set) var edits: SourceEdits
  private let text: [UInt8]
  /// The offsets at which lines and files begin.
  private let lines: [Int]
  private let files: [Int]
  private var types: [Suite] = []
  private var registrations: [SourceEdits.Part] = []
  /// The classes of XCTest, those of earlier texts among them.
  private let testCases: Set<String>

  /// A type that contains tests.
  private struct Suite {
    let name: String
    var display: String?
    var traits: [Range<Int>] = []
    /// True if the suite is a class of XCTest.
    var isTestCase = false
  }

  /// The edits with those for tests added.
  ///
  /// - Parameters:
  ///   - files: The offsets at which the files of a module begin in its text.
  ///   - testCases: The names of classes of XCTest in earlier texts, to which those of this text are added.
  static func edits(
    _ edits: SourceEdits, for tree: SourceFileSyntax, _ text: String, files: [Int] = [0], testCases: inout Set<String>
  ) -> SourceEdits {
    TestCaseFinder.add(testCasesIn: tree, to: &testCases)
    let expansion = TestExpansion(edits, text, files, testCases)
    for item in tree.statements {
      expansion.walk(item)
      if expansion.registrations.isEmpty { continue }
      // After the declaration: a command that follows finds the tests.
      let end = item.written.upperBound
      expansion.edits.replace(end..<end, with: expansion.registrations + [.text("\n")])
      expansion.registrations = []
    }
    return expansion.edits
  }

  /// True if the text may contain macros of Testing.
  static func isNeeded(for text: String, testCases: Set<String>) -> Bool {
    ["@Test", "@Suite", "#expect", "#require", "@Tag", "XCTestCase"].contains(where: text.holds(word:))
      || testCases.contains(where: text.holds(word:))
  }

  /// True if the text imports Testing or XCTest.
  static func isImported(by tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { item in
      guard let node = item.item.as(ImportDeclSyntax.self), let name = node.path.first?.name.text else { return false }
      return name == "Testing" || name == "XCTest"
    }
  }

  private init(_ edits: SourceEdits, _ text: String, _ files: [Int], _ testCases: Set<String>) {
    self.edits = edits
    self.testCases = testCases
    self.text = Array(text.utf8)
    self.files = files
    lines = [0] + self.text.indices.filter { [text = self.text] in text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.attributes) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = enter(node.name.text, node.attributes)
    types[types.count - 1].isTestCase = testCases.contains(node.name.text)
    return next
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.attributes) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.attributes) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = enter(node.extendedType.trimmedDescription, node.attributes)
    types[types.count - 1].isTestCase = testCases.contains(node.extendedType.trimmedDescription)
    return next
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String, _ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    var suite = Suite(name: name)
    if let attribute = attributes.testing("Suite") {
      (suite.display, suite.traits) = details(of: attribute)
      edits.replace(attribute.written, with: [])
    }
    types.append(suite)
    return .visitChildren
  }

  /// The display name and the traits in an attribute's parentheses.
  private func details(of attribute: AttributeSyntax) -> (display: String?, traits: [Range<Int>]) {
    var display: String?
    var traits: [Range<Int>] = []
    for argument in attribute.listed.prefix(while: { $0.label == nil }) {
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        display = literal.representedLiteralValue
      } else {
        traits.append(argument.expression.written)
      }
    }
    return (display, traits)
  }

  // MARK: Tests and tags

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.attributes.testing("Tag"), let binding = node.bindings.first, binding.accessorBlock == nil {
      edits.replace(attribute.written, with: [])
      let end = binding.written.upperBound
      edits.replace(
        end..<end, with: [.text(" { Tag(named: \(Self.literal(binding.pattern.trimmedDescription))) }")])
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.attributes.testing("Test") {
      // A test whose parameters and arguments do not match keeps its attribute, which the checker reports.
      if node.misusedTest != nil { return .visitChildren }
      edits.replace(attribute.written, with: [])
      register(node, attribute)
    } else if let suite = types.last, suite.isTestCase, node.isTestMethod {
      register(node, of: suite)
    }
    return .visitChildren
  }

  /// A method of an XCTest class whose name makes it a test.
  private func register(_ node: FunctionDeclSyntax, of suite: Suite) {
    let name = node.name.text
    let place = position(of: node.name.written.lowerBound)
    let path = types.map(\.name).joined(separator: ".")
    let line = place.prefix { $0 != "," }
    registrations.append(
      .text(
        """

        _registerTest("\(name)()", nil, [_TestSuite(name: "\(suite.name)", display: nil, traits: [])], [], \(place), \
        isParameterized: false) { await _runXCTest(await \(path)(), \(line)) { _ = try await $0.\(name)() } }

        """))
  }

  private func register(_ node: FunctionDeclSyntax, _ attribute: AttributeSyntax) {
    var (display, traits) = details(of: attribute)
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.text
    if name.hasPrefix("`"), display == nil { display = String(name.dropFirst().dropLast()) }
    let labels = parameters.map { "\($0.firstName.text):" }.joined()
    let place = position(of: attribute.attributeName.written.lowerBound)
    var parts: [SourceEdits.Part] = [.text("\n_registerTest(\(Self.literal("\(name)(\(labels))")), ")]
    parts += [.text("\(Self.literal(display)), [")]
    for suite in types {
      parts += [
        .text("_TestSuite(name: \(Self.literal(suite.name)), display: \(Self.literal(suite.display)), traits: ")
      ]
      parts += list(suite.traits) + [.text("), ")]
    }
    parts += [.text("], ")] + list(traits)
    parts.append(.text(", \(place), isParameterized: \(!parameters.isEmpty)) {\n"))
    let sets = attribute.listed.filter { $0.label?.text == "arguments" || $0.label == nil }
    let arguments = sets.drop { $0.label == nil }.map(\.expression)
    parts += loops(over: arguments, parameters)
    let call = call(of: node, passing: arguments.count == 1 && parameters.count > 1)
    if parameters.isEmpty {
      parts.append(.text(call))
    } else {
      let named = parameters.enumerated().map { index, parameter in
        let value = arguments.count == 1 && parameters.count > 1 ? "_argument0.\(index)" : "_argument\(index)"
        return "(\(Self.literal((parameter.secondName ?? parameter.firstName).text)), \(value))"
      }
      parts.append(.text("await _testCase([\(named.joined(separator: ", "))], #fileID, \(place)) {\n\(call)}\n"))
    }
    parts.append(.text(String(repeating: "}\n", count: arguments.count) + "}\n"))
    registrations += arguments.isEmpty && traits.isEmpty ? parts : inType(parts, place)
  }

  /// The registration in a static method of the suite, in which the arguments and traits may name its members.
  private func inType(_ registration: [SourceEdits.Part], _ place: String) -> [SourceEdits.Part] {
    if types.isEmpty { return registration }
    let path = types.map(\.name).joined(separator: ".")
    let name = "_registerTest" + place.split(separator: ", ").joined(separator: "_")
    return [.text("\nextension \(path) {\nstatic func \(name)() {")] + registration
      + [.text("}\n}\n\(path).\(name)()\n")]
  }

  private func list(_ traits: [Range<Int>]) -> [SourceEdits.Part] {
    [.text("[")] + traits.flatMap { [.written($0), .text(", ")] as [SourceEdits.Part] } + [.text("]")]
  }

  private func loops(over arguments: [ExprSyntax], _ parameters: FunctionParameterListSyntax) -> [SourceEdits.Part] {
    arguments.enumerated().flatMap { index, argument -> [SourceEdits.Part] in
      var parts: [SourceEdits.Part] = [.text("for _argument\(index) in _testArguments("), .written(argument.written)]
      if arguments.count == parameters.count {
        let type = Array(parameters)[index].type.trimmedDescription
        parts.append(.text(", as: \(type.contains(" ") ? "(\(type))" : type).self"))
      }
      return parts + [.text(") {\n")]
    }
  }

  /// The statements that create the suite and call the test.
  private func call(of node: FunctionDeclSyntax, passing isTuple: Bool) -> String {
    let arguments = node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (isTuple ? "_argument0.\(index)" : "_argument\(index)")
    }
    let call = "\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let modifiers = node.modifiers.map(\.name.text)
    let path = types.map(\.name).joined(separator: ".")
    if path.isEmpty { return "_ = try await \(call)\n" }
    if modifiers.contains("static") || modifiers.contains("class") { return "_ = try await \(path).\(call)\n" }
    let keyword = modifiers.contains("mutating") ? "var" : "let"
    return "\(keyword) _suite = try await \(path)()\n_ = try await _suite.\(call)\n"
  }

  // MARK: Expectations

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { expand(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }

  private func expand(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    let name = node.macroName.text
    guard name == "expect" || name == "require" else { return .visitChildren }
    let place = position(of: node.pound.written.lowerBound)
    let token = node.pound.written.lowerBound..<node.macroName.written.upperBound
    let first = node.arguments.first
    let location = takeLocation(of: node.arguments)
    guard let first, first.label == nil, let paren = node.leftParen else {
      let start = "_Expectation(\(place), [\"\"], [])"
      if let paren = node.leftParen, first != nil {
        edits.replace(token, with: [.text("_\(name)Throws")])
        let isLast = node.arguments.count == 1 && !location.isEmpty
        edits.replace(
          paren.written.upperBound..<paren.written.upperBound,
          with: [.text(String(start.dropLast()))] + location + [.text(isLast ? ")" : "), ")])
      } else {
        edits.replace(token, with: [.text("_\(name)Throws(\(start))")])
      }
      return .visitChildren
    }
    edits.replace(token, with: [.text("_\(name)")])
    let condition = first.expression.withoutParentheses
    let parts = ConditionParts(condition)
    var words: [String] = []
    var position = condition.written.lowerBound
    for part in parts.all {
      words.append(Self.literal(source(position..<part.range.lowerBound)))
      position = part.end
    }
    words.append(Self.literal(source(position..<condition.written.upperBound)))
    let sources = parts.all.map { Self.literal(source($0.range)) }
    let start =
      "_Expectation(\(place), [\(words.joined(separator: ", "))], [\(sources.joined(separator: ", "))]"
      + (parts.isProperty ? ", isProperty: true" : parts.isCast ? ", isCast: true" : "")
    edits.replace(
      paren.written.upperBound..<paren.written.upperBound, with: [.text(start)] + location + [.text("), ")])
    for (index, part) in parts.all.enumerated() where !part.isType {
      let (start, end) = (part.range.lowerBound, part.range.upperBound)
      edits.replace(start..<start, with: [.text("\(parts.isCast ? "_testCast" : "_testPart")(\(index), ")])
      // The `?` of the source follows where the part itself is what may be nil.
      edits.replace(end..<end, with: [.text(part.isChained && part.end == end ? ")?" : ")")])
    }
    return .visitChildren
  }

  /// Moves the argument `sourceLocation:` to the expectation, and returns the argument there.
  private func takeLocation(of arguments: LabeledExprListSyntax) -> [SourceEdits.Part] {
    guard let index = arguments.firstIndex(where: { $0.label?.text == "sourceLocation" }) else { return [] }
    let argument = arguments[index]
    let start =
      index == arguments.startIndex
      ? argument.written.lowerBound : arguments[arguments.index(before: index)].expression.written.upperBound
    let isFirst = index == arguments.startIndex
    edits.replace(start..<(isFirst ? argument.written : argument.expression.written).upperBound, with: [])
    return [.text(", at: "), .written(argument.expression.written)]
  }

  // MARK: Texts

  private func source(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// `line, column` of an offset in its file, from 1.
  private func position(of offset: Int) -> String {
    let line = Self.last(of: lines, notAfter: offset)
    let first = Self.last(of: lines, notAfter: files[Self.last(of: files, notAfter: offset)])
    return "\(line - first + 1), \(offset - lines[line] + 1)"
  }

  private static func last(of starts: [Int], notAfter offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func literal(_ text: String?) -> String {
    guard let text else { return "nil" }
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}

extension ExprSyntax {
  /// The value in parentheses.
  fileprivate var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return self }
    return only.expression.withoutParentheses
  }
}

extension AttributeListSyntax {
  fileprivate func testing(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self {
      let written = attribute.attributeName.trimmedDescription
      if written == name || written == "Testing.\(name)" { return attribute }
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  /// A `@Test` that has arguments although the function takes none, or lacks them.
  package var misusedTest: AttributeSyntax? {
    guard let attribute = attributes.testing("Test") else { return nil }
    let hasArguments = attribute.listed.contains { $0.label?.text == "arguments" }
    return hasArguments == signature.parameterClause.parameters.isEmpty ? attribute : nil
  }

  /// `func testGreeting()` of XCTest.
  fileprivate var isTestMethod: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty && genericParameterClause == nil
      && !modifiers.contains { ["static", "class", "private", "fileprivate"].contains($0.name.text) }
  }
}

extension AttributeSyntax {
  fileprivate var listed: [LabeledExprSyntax] {
    if case .argumentList(let list)? = arguments { Array(list) } else { [] }
  }
}
