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
    guard let declaration = compiler.declaration(of: parent) else { return nil }
    let place = declaration.place
    let name = String(child.name.prefix { $0 != "<" })
    let text = place.file.text.utf8
    var start = text.index(text.startIndex, offsetBy: min(place.offset, text.count))
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      if String(text[start..<end])?.contains("\(name)(") == true {
        return line(at: Place(file: place.file, offset: text.distance(from: text.startIndex, to: start)))
      }
      start = end == text.endIndex ? end : text.index(after: end)
    }
    return nil
  }

  private func line(at place: Place) -> SourceLine? {
    let number = place.file.position(of: place.offset).line
    let lines = place.file.written.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number <= lines.count, let text = String(lines[number - 1]) else { return nil }
    return SourceLine(place: "\(place.file.name):\(number)", text: String(trimmed(text[...])))
  }
}
