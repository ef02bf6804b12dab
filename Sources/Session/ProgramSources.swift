import Code
import Compiler
import Frontend
import Source
import Tree
import Trace
import Views

/// Lines of the program's source, for the advice on mistakes.
final class ProgramSources: MistakeSources {
  private unowned let compiler: Compiler
  /// A source file by its number.
  var file: (UInt32) -> SourceFile? = { _ in nil }

  /// The files that were asked about last, the latest parsed first: calls lead through several files.
  private var parsed: [(file: SourceFile, source: WrittenSource)] = []
  private static let parsedLimit = 16

  /// The lines found in a type, by its place and the text: mistakes ask for them at each run of a body.
  private var foundLines: [LineSearch: [SourceLine]] = [:]

  private struct LineSearch: Hashable {
    let file: SourceFile
    let offset: Int
    let text: String

    static func == (one: LineSearch, other: LineSearch) -> Bool {
      one.file === other.file && one.offset == other.offset && one.text == other.text
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(offset)
      hasher.combine(text)
    }
  }

  init(compiler: Compiler) {
    self.compiler = compiler
  }

  func declaration(of property: String, in type: RuntimeType) -> DeclaredProperty? {
    guard let declaration = compiler.declaration(of: type),
      let variable = declaration.storedProperties.first(where: { $0.name == property || $0.name == "_\(property)" })
    else { return nil }
    let file = variable.place.file
    let written = source(of: file).property(at: file.origin(of: variable.place.offset))
    let position = file.position(of: variable.place.offset)
    let place = SourcePlace(file: file.number, line: UInt32(position.line), column: UInt32(position.column))
    return written.map {
      DeclaredProperty(
        line: line(at: $0.offset, $0.text, in: file), binding: $0.binding, hasInitialValue: $0.hasInitialValue,
        place: place)
    }
  }

  func declaration(of type: RuntimeType) -> SourceLine? {
    guard let place = compiler.declaration(of: type)?.place else { return nil }
    return line(at: place.file.origin(of: place.offset), type.name, in: place.file)
  }

  func isObservable(_ type: RuntimeType) -> Bool { compiler.declaration(of: type)?.isObservable ?? false }

  func use(of child: RuntimeType, making model: RuntimeType, in parent: RuntimeType) -> SourceLine? {
    let uses = lines(containing: "\(child.name.prefix { $0 != "<" })(", in: parent)
    return uses.first { $0.text.contains("\(model.name.prefix { $0 != "<" })(") } ?? uses.first
  }

  func lines(containing text: String, in type: RuntimeType) -> [SourceLine] {
    guard let place = compiler.declaration(of: type)?.place else { return [] }
    let search = LineSearch(file: place.file, offset: place.offset, text: text)
    if let known = foundLines[search] { return known }
    let source = source(of: place.file)
    var found: [SourceLine] = []
    for part in source.parts(ofTypeAt: place.file.origin(of: place.offset)) {
      for occurrence in source.occurrences(of: text, in: part) {
        found.append(line(at: occurrence.offset, occurrence.text, in: place.file))
      }
    }
    foundLines[search] = found
    return found
  }

  func line(at place: SourcePlace) -> SourceLine? {
    guard let file = file(place.file), !file.isLibrary,
      let offset = file.offset(line: Int(place.line), column: Int(place.column))
    else { return nil }
    return line(at: file.origin(of: offset), String(trimmed(file.writtenLine(at: offset)[...])), in: file)
  }

  /// The line on which a closure begins; its text begins with the closure.
  func line(ofClosure function: FunctionReference) -> SourceLine? {
    guard let place = compiler.place(ofClosure: function), !place.file.isLibrary else { return nil }
    let origin = place.file.origin(of: place.offset)
    let text = place.file.written.utf8.dropFirst(origin).prefix { $0 != UInt8(ascii: "\n") }
    return line(at: origin, String(trimmed(Substring(text))), in: place.file)
  }

  func allows(_ rule: MistakeRule, at place: SourcePlace) -> Bool {
    guard let file = file(place.file), let line = line(at: place) else { return false }
    return Allowances(in: file.written).allows(rule.rawValue, line: line.numberInText)
  }

  func allows(_ rule: MistakeRule, at line: SourceLine, in type: RuntimeType) -> Bool {
    guard let file = compiler.declaration(of: type)?.place.file else { return false }
    return Allowances(in: file.written).allows(rule.rawValue, line: line.numberInText)
  }

  /// An expression there is evaluated once and kept.
  func isKept(at place: SourcePlace) -> Bool {
    guard let file = file(place.file), !file.isLibrary,
      let offset = file.offset(line: Int(place.line), column: Int(place.column))
    else { return false }
    return source(of: file).isKept(at: file.origin(of: offset))
  }

  private func source(of file: SourceFile) -> WrittenSource {
    if let known = parsed.first(where: { $0.file === file }) { return known.source }
    let source = WrittenSource(file.written)
    parsed.insert((file, source), at: 0)
    if parsed.count > Self.parsedLimit { parsed.removeLast() }
    return source
  }

  private func line(at written: Int, _ text: String, in file: SourceFile) -> SourceLine {
    let position = file.writtenPosition(of: written)
    return SourceLine(
      file: position.name, number: position.line, numberInText: position.lineInText, text: text)
  }
}
