import Lint
import SwiftSyntax

/// `WithPerceptionTracking` around code that reads the migrated objects: bodies, and closures that run after them.
struct TrackedBodies {
  private let module: ModuleFacts
  private var wraps: [Int: [Wrap]] = [:]
  private(set) var remarks: [Migration.Remark] = []

  /// - Parameter files: The files with all other edits made.
  init(_ files: [LintedFile]) {
    module = ModuleFacts(files)
    for type in module.types where module.isView(type) || type.inherited.contains("ViewModifier") { wrap(type) }
  }

  var texts: [String] {
    module.files.enumerated().map { index, file in edits(in: index).apply(to: file.text) }
  }

  private mutating func wrap(_ view: DeclaredType) {
    let reads = BodyFacts(view, module).reads.filter { read in read.path.contains { isPerceptible($0.owner) } }
    let bodies: [(CodeBlockItemListSyntax, Int)] =
      view.properties.filter { $0.name == "body" }.compactMap { one in one.getter.map { ($0, one.file) } }
      + view.functions("body").compactMap { one in one.body.map { ($0, one.file) } }
    // For generic types, the facts contain only the names.
    let unknown = view.properties.filter { one in
      let isGeneric = one.type?.name.flatMap { view.bounds(of: $0) } != nil
      return (isGeneric || module.type(named: one.type?.name) == nil) && isModel(one)
    }
    let models = Set(unknown.map(\.name))
    for (body, file) in bodies where !reads.isEmpty || body.reads(models) || view.bindsInCode {
      guard wrap(body, in: file) else { continue }
      let place = module.files[file].place(of: body.span.lowerBound)
      remarks.append(
        Migration.Remark(
          rule: .trackedBody, file: module.files[file].name, line: place.line, types: [view.name],
          text: "the body of \(view.name) is tracked"))
    }
    var wrapped: Set<Int> = []
    for read in reads {
      for closure in read.expression.closuresRunLater where wrapped.insert(closure.span.lowerBound).inserted {
        _ = wrap(closure.statements, in: read.file)
      }
    }
  }

  private func isPerceptible(_ type: DeclaredType?) -> Bool {
    guard let type else { return false }
    return type.has("Perceptible")
      || type.inherited.contains { $0 == "Perceptible" || isPerceptible(module.type(named: $0)) }
  }

  private func isModel(_ property: DeclaredProperty) -> Bool {
    property.attributes.contains { ["Bindable", "Environment"].contains($0.name) } || property.isLet
  }

  /// Returns true if there is something to wrap.
  private mutating func wrap(_ statements: CodeBlockItemListSyntax, in index: Int) -> Bool {
    guard let first = statements.first, let last = statements.last, !statements.isTracked else { return false }
    let file = module.files[index]
    let indent = file.indentation(at: first.span.lowerBound)
    let outer = last.nextToken(viewMode: .sourceAccurate).map { file.indentation(at: $0.span.lowerBound) } ?? ""
    wraps[index, default: []].append(
      Wrap(
        span: first.span.lowerBound..<last.span.upperBound, indent: indent,
        step: indent.hasPrefix(outer) && indent != outer ? String(indent.dropFirst(outer.count)) : "  ",
        hasOwnLines: file.isFirstInLine(first.span.lowerBound)))
    return true
  }

  private func edits(in index: Int) -> [TextEdit] {
    let file = module.files[index]
    let all = wraps[index] ?? []
    var edits: [TextEdit] = []
    func insert(_ text: String, at offset: Int) { edits.append(TextEdit(range: offset..<offset, text: text)) }
    for wrap in all {
      guard wrap.hasOwnLines else {
        insert("WithPerceptionTracking { ", at: wrap.span.lowerBound)
        insert(" }", at: wrap.span.upperBound)
        continue
      }
      // Inserted lines move with the lines around them.
      let around = all.filter { $0.hasOwnLines && $0.span != wrap.span && $0.span.contains(wrap.span.lowerBound) }
      let newline = file.newline + around.map(\.step).joined() + wrap.indent
      insert("WithPerceptionTracking {" + newline + wrap.step, at: wrap.span.lowerBound)
      for start in file.lineStarts(in: wrap.span) { insert(wrap.step, at: start) }
      insert(newline + "}", at: wrap.span.upperBound)
    }
    return edits
  }

  /// Statements to put into `WithPerceptionTracking`.
  private struct Wrap {
    let span: Range<Int>
    let indent: String
    let step: String
    /// True if the statements begin a line.
    let hasOwnLines: Bool
  }
}

extension LintedFile {
  /// The starts of the lines after the first one of a range, without empty lines.
  fileprivate func lineStarts(in range: Range<Int>) -> [Int] {
    let bytes = Array(text.utf8)
    let newline = UInt8(ascii: "\n")
    let blanks: Set<UInt8> = [newline, UInt8(ascii: "\r")]
    return range.filter { $0 > range.lowerBound && bytes[$0 - 1] == newline && !blanks.contains(bytes[$0]) }
  }
}

extension DeclaredType {
  /// True if code of the type makes bindings to a model by a local `@Bindable`: a control that gets one reads the model.
  fileprivate var bindsInCode: Bool {
    let code = properties.compactMap(\.getter) + functions.compactMap(\.body)
    return code.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == "Bindable" } }
  }
}

extension CodeBlockItemListSyntax {
  /// True if the code reads a member of a variable with one of these names.
  fileprivate func reads(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      names.contains(token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text)
        && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }
  }

  fileprivate var isTracked: Bool {
    count == 1 && first?.item.as(FunctionCallExprSyntax.self)?.calledName == "WithPerceptionTracking"
  }
}

extension ExprSyntax {
  /// The surrounding closures that containers and presentations keep, and call after the body has run.
  fileprivate var closuresRunLater: [ClosureExprSyntax] {
    var closures: [ClosureExprSyntax] = []
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self), let call = closure.callTakingIt,
        Self.keepers.contains(call.calledName ?? "")
      {
        closures.append(closure)
      }
      node = current.parent
    }
    return closures
  }

  private static let keepers: Set<String> = [
    "ForEach", "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GeometryReader", "ScrollViewReader",
    "TimelineView", "sheet", "popover", "fullScreenCover", "navigationDestination", "NavigationLink", "Table",
  ]
}

extension ClosureExprSyntax {
  fileprivate var callTakingIt: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    if let label = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return label.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
