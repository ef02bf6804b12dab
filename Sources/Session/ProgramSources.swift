import Code
import Compiler
import Frontend
import Tree
import Views

/// What the source says, for the advice on mistakes.
final class ProgramSources: MistakeSources {
  private unowned let compiler: Compiler
  private unowned let frontend: Frontend

  init(compiler: Compiler, frontend: Frontend) {
    self.compiler = compiler
    self.frontend = frontend
  }

  func declaration(of property: String, in type: RuntimeType) -> DeclaredProperty? {
    guard let declaration = compiler.declaration(of: type),
      let variable = declaration.storedProperties.first(where: { $0.name == property || $0.name == "_\(property)" })
    else { return nil }
    guard let line = line(at: variable.place) else { return nil }
    return DeclaredProperty(line: line, hasInitialValue: line.text.contains("="))
  }

  /// The first line of the parent that calls the child's initializer.
  func use(of child: RuntimeType, in parent: RuntimeType) -> SourceLine? {
    lines(from: parent) { $0.contains("\(child.name.prefix { $0 != "<" })(") }.first
  }

  func lines(containing text: String, in view: RuntimeType) -> [SourceLine] {
    lines(from: view) { $0.contains(text) }
  }

  /// From where a type is declared to the end of that input.
  private func lines(from type: RuntimeType, where isMeant: (String) -> Bool) -> [SourceLine] {
    guard let place = compiler.declaration(of: type)?.place else { return [] }
    let lines = place.file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.dropFirst(place.file.position(of: place.offset).line - 1).compactMap { index in
      guard let text = String(lines[index]), isMeant(text) else { return nil }
      return SourceLine(place: "\(place.file.name):\(index + 1)", text: String(trimmed(text[...])))
    }
  }

  private func line(at place: Place) -> SourceLine? {
    let number = place.file.position(of: place.offset).line
    let lines = place.file.written.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number <= lines.count, let text = String(lines[number - 1]) else { return nil }
    return SourceLine(place: "\(place.file.name):\(number)", text: String(trimmed(text[...])))
  }
}
