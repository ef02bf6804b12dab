extension InputText {
  /// The modules that a text imports, found without parsing it.
  package static func modulesImported(in text: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      guard let index = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), index < 4,
        words[..<index].allSatisfy({ $0.first == UInt8(ascii: "@") || isAccessLevel($0) })
      else { continue }
      var path = words[(index + 1)...]
      if path.count > 1, let first = path.first, kinds.contains(where: first.elementsEqual) { path.removeFirst() }
      guard let name = path.first?.prefix(while: { $0 != UInt8(ascii: ".") && $0 > UInt8(ascii: " ") }),
        !name.isEmpty
      else { continue }
      found.insert(String(decoding: name.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
    }
    return found
  }

  private static func isAccessLevel(_ word: ArraySlice<UInt8>) -> Bool {
    accessLevels.contains(where: word.elementsEqual)
  }

  private static let accessLevels = ["public", "package", "internal", "fileprivate", "private"].map { Array($0.utf8) }

  /// The words of `import struct Module.Name`.
  private static let kinds = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
    .map { Array($0.utf8) }
}
