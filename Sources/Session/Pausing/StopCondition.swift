import Code
import Source
import Trace
import Tree

/// The conditions of stop points: Swift expressions, checked when they are set and evaluated when the property has
/// been stored.
extension Session {
  /// True if a condition holds for a write. A condition that cannot be evaluated counts as true; its error has been
  /// shown.
  func holds(_ condition: String, for property: PropertyRef) -> Bool {
    do {
      guard let code = try code(of: condition, for: property) else { return true }
      return try looking { try engine.machine.run(code).bool }
    } catch let error as CommandError {
      return complain(error.words, .command) != .done
    } catch {
      return report(error) != .done
    }
  }

  /// The compiled condition. Nil if it contains an error, which has been shown.
  private func code(of condition: String, for property: PropertyRef) throws -> FunctionCode? {
    let key = StopPoints.ConditionKey(
      condition: condition, object: property.object, generation: engine.frontend.declarationGeneration,
      engine: ObjectIdentifier(engine))
    if let known = stopPoints.conditions[key] { return known }
    let source = SourceFile(name: "<condition>", text: condition, number: .max)
    guard let unit = try check(condition: condition[...], in: source, for: property) else { return nil }
    let code = try engine.compiler.compile(unit).code
    if stopPoints.conditions.count >= StopPoints.conditionsKept { stopPoints.conditions = [:] }
    stopPoints.conditions[key] = code
    return code
  }

  /// Checks a condition, which is a part of the source. Nil if there is an error, which has been shown.
  ///
  /// - Parameter property: The property for which `newValue` stands.
  func check(
    condition: Substring, in source: SourceFile, for property: PropertyRef?
  ) throws -> CheckedInput.Unit? {
    var generated = GeneratedText(for: source)
    generated.append("(")
    try append(condition, to: &generated, for: property)
    generated.append(") ? true : false")
    guard let units = check(generated), units.count == 1, case .expression = units[0].kind else { return nil }
    return units[0]
  }

  private func append(
    _ condition: Substring, to generated: inout GeneratedText, for property: PropertyRef?
  ) throws(CommandError) {
    let text = String(condition)
    let start = condition.base.utf8.distance(from: condition.base.startIndex, to: condition.startIndex)
    var parts = InstanceNames(in: text).names.map { ($0.range, "_instance(\"\($0.text)\", \($0.type).self)") }
    for range in Self.places(of: "newValue", in: text) {
      guard let property, let type = property.object.split(separator: "#").first, property.object.contains("#") else {
        throw .noNewValue(property.map(\.description) ?? "this property")
      }
      parts.append((range, "_instance(\"\(property.object)\", \(type).self).\(property.member)"))
    }
    var end = 0
    func piece(upTo next: Int) {
      let bytes = text.utf8
      let from = bytes.index(bytes.startIndex, offsetBy: end)
      generated.append(text[from..<bytes.index(bytes.startIndex, offsetBy: next)], from: start + end)
    }
    for (range, replacement) in parts.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      piece(upTo: range.lowerBound)
      generated.append(replacement, insteadOf: start + range.lowerBound)
      end = range.upperBound
    }
    piece(upTo: text.utf8.count)
  }

  /// The ranges in which a word stands by itself in a text, outside of quotes.
  static func places(of word: String, in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let wanted = Array(word.utf8)
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || byte == UInt8(ascii: ".")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var found: [Range<Int>] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      let end = index + wanted.count
      if !isQuoted, end <= bytes.count, bytes[index..<end].elementsEqual(wanted),
        index == 0 || !isPart(bytes[index - 1]),
        end == bytes.count || !isPart(bytes[end]) || bytes[end] == UInt8(ascii: ".")
      {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }
}
