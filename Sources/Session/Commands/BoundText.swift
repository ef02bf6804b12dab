import Code
import Diagnostics
import Frontend
import Machine
import Source
import Tree
import Views

/// The compilation of the expression and the key paths of a `:view`.
///
///     :view Badge store.counters[0] \.count \.label
///
/// is checked and compiled as this Swift, which evaluates the expression once and returns a closure for each path:
///
///     { [obsh_model = (store.counters[0])] in (obsh_model, { obsh_model.count }, { obsh_model.label }) }()
extension Session {
  /// Checks the arguments, and returns a closure that evaluates them. Nil if there were errors, which have been
  /// shown.
  func boundSource(of text: CommandText) throws(CommandError) -> (() throws -> BoundSource)? {
    let words = text.words
    guard let firstPath = words.firstIndex(where: { $0.first == "\\" }), firstPath > 1 else {
      throw .notAKeyPath(String(words[words.count - 1]))
    }
    let paths = words[firstPath...]
    if let stray = paths.first(where: { $0.first != "\\" }) { throw .notAKeyPath(String(stray)) }
    let expression = text.input[words[1].startIndex..<words[firstPath - 1].endIndex]

    let place = text.place(of: expression)
    var generated = GeneratedText(for: place.file)
    generated.append("{ [obsh_model = (")
    generated.append(expression, from: place.offset)
    generated.append(")] in (obsh_model")
    for path in paths {
      generated.append(", { obsh_model")
      generated.append(path: path, from: text.place(of: path).offset)
      generated.append(" }")
    }
    generated.append(") }()")

    let checked = engine.frontend.check(generated.text, name: place.file.name, mode: .shell)
    show(checked.diagnostics.map { moved($0, by: generated) })
    guard let unit = checked.input?.units.first, case .expression(let tuple) = unit.kind else { return nil }
    engine.keep(generated, file: checked.file.number)
    let links = PathLinks(knowledge: engine.frontend.knowledge).ofClosures(in: tuple)
    return { [engine] in
      let compiled = try engine.compiler.compile(unit)
      let result = try engine.machine.run(compiled.code).record
      let found = paths.enumerated().map { index, path in
        engine.share(
          SharedPaths.Path(
            closure: result[index + 1], links: index < links.count ? links[index] : [], text: String(path),
            file: checked.file.number),
          of: result[0], Self.modelType(tuple))
      }
      let file = found.first { $0.file == checked.file.number }?.file ?? found[0].file
      if file != checked.file.number { engine.forget(file: checked.file.number) }
      return BoundSource(
        expression: String(expression), model: result[0],
        paths: found.map { path in
          // Each view keeps this closure, so it captures as little as possible.
          BoundPath(text: path.text, links: path.links) { [machine = engine.machine, closure = path.closure] in
            _ = try machine.call(closure: closure)
          }
        }, file: file)
    }
  }

  private static func modelType(_ tuple: Expression) -> Type? {
    guard case .tuple(let elements) = tuple.type.resolved else { return nil }
    return elements.first?.type
  }

  private func moved(_ diagnostic: Diagnostic, by generated: GeneratedText) -> Diagnostic {
    diagnostic.moved(to: generated.origin(of: diagnostic.offset), in: generated.command)
  }
}

extension GeneratedText {
  /// Appends `\.count` as `.count` after the model's name, and `\Counter.count` as a subscript.
  fileprivate mutating func append(path: Substring, from origin: Int) {
    let rest = path.dropFirst()
    guard rest.first == "." else {
      append("[keyPath: ")
      append(path, from: origin)
      return append("]")
    }
    // `\.[0]` and `\.?.name` have a dot that Swift's postfix forms do not.
    let hasPlainDot = rest.dropFirst().first.map { !"[?!".contains($0) } ?? true
    append(hasPlainDot ? rest : rest.dropFirst(), from: origin + (hasPlainDot ? 1 : 2))
  }
}
