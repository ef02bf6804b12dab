import LibraryFile

/// The Swift source with the names of the library's modifiers: the members that extensions in SwiftUI add to views.
struct ModifierSource {
  private var names: Set<String> = []

  mutating func add(_ file: LibraryFile) {
    for part in file.parts where part.kind == .extension {
      for member in part.members where member.kind == .other {
        names.formUnion(member.names.filter { !$0.hasPrefix("_") && $0 != "init" && $0 != "subscript" })
      }
    }
  }

  var text: String {
    """
    // Made of the library's files when obsh is built.

    /// The names of the modifiers that the library declares.
    enum LibraryModifiers {
      static let names: Set<String> = [
    \(names.sorted().map { "    \"\($0)\",\n" }.joined())  ]
    }

    """
  }
}
