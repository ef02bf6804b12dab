import LibraryFile

/// The Swift source that contains the library.
///
/// Texts and index are string literals, which the compiler does not process further: an array of the same number of
/// integers would take seconds to compile. The format of the index is documented at `Library`, which reads it.
struct EmbeddedSource {
  private var files: [String] = []
  private var parts: [String] = []
  private var members = ""

  mutating func add(_ file: LibraryFile, _ text: [UInt8], path: String) {
    for part in file.parts {
      let kind =
        switch part.kind {
        case .declaration: "d"
        case .extension: "x"
        case .globals: "g"
        }
      let name = part.name.isEmpty ? "-" : part.name
      let start = members.utf8.count
      for member in part.members {
        for memberName in member.names {
          members += "\(letter(of: member.kind))\(memberName) \(member.range.lowerBound) \(member.range.count)"
          members += " \(member.line)\n"
        }
      }
      parts.append(
        "\(kind)\(name) \(files.count) \(part.line) \(part.header.lowerBound) \(part.header.count)"
          + " \(start) \(members.utf8.count - start)\n")
    }
    files.append("    (\"\(path)\", ##\"\"\"\n\(String(decoding: text, as: UTF8.self))\n\"\"\"##),\n")
  }

  private func letter(of kind: LibraryFile.Member.Kind) -> Character {
    switch kind {
    case .stored: "s"
    case .associatedType: "a"
    case .nestedType: "t"
    case .other: "-"
    }
  }

  var text: String {
    """
    extension Library {
      package static let files: [(path: String, text: StaticString)] = [
    \(files.joined())  ]

      static let partIndex: StaticString = ##\"""
    \(parts.joined())\"""##

      static let memberIndex: StaticString = ##\"""
    \(members)\"""##
    }

    """
  }
}
