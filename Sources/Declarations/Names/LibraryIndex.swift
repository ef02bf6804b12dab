import Code
import Diagnostics
import Source

/// One unparsed member of the library, and its part.
package struct LibraryMember {
  let declaration: LibraryPart.Member
  let part: Int
  /// True if it belongs to a type that is nested in the type of the part.
  var isOfNestedType = false

  var text: String { declaration.text }
}

/// The library's declarations by name.
package final class LibraryIndex {
  package let parts: [LibraryPart]
  /// Parts that declare or extend a type, by its name; the declaration first.
  package private(set) var typeParts: [String: [Int]] = [:]
  /// Global functions, variables and aliases.
  package private(set) var globals: [String: [LibraryMember]] = [:]

  init(parts: [LibraryPart]) {
    self.parts = parts
    for (index, part) in parts.enumerated() {
      if part.isGlobal {
        for member in part.members {
          globals[member.name, default: []].append(LibraryMember(declaration: member, part: index))
        }
      } else if part.isExtension {
        typeParts[part.name, default: []].append(index)
      } else {
        typeParts[part.name, default: []].insert(index, at: 0)
      }
    }
  }

  /// True if the type is declared (not only extended) here.
  package func declares(_ type: String) -> Bool {
    guard let first = typeParts[type]?.first else { return false }
    return !parts[first].isExtension
  }

  func isExtension(_ part: Int) -> Bool { parts[part].isExtension }

  /// True if an extension declares the member, not the type itself.
  func isInExtension(_ member: LibraryMember) -> Bool { !member.isOfNestedType && isExtension(member.part) }

  func members(of part: Int) -> [LibraryMember] {
    parts[part].members.map { LibraryMember(declaration: $0, part: part) }
  }
}
