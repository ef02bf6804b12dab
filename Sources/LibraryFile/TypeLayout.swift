/// The stored properties or cases of a type whose values obsh itself reads, in the order of their storage.
package struct TypeLayout: Equatable {
  package struct Field: Equatable {
    package let name: String
    /// The type as it is declared: `Binding<Bool>`.
    package let type: String
  }

  package let name: String
  /// `Value` of `struct Binding<Value>`
  package let parameters: [String]
  package let fields: [Field]
  package let cases: [String]
  package let line: Int

  /// The types in a file that are marked `@layout` for a target.
  package static func all(in text: [UInt8], for target: String) throws(LibraryFile.Problem) -> [TypeLayout] {
    try LibraryFile(text).parts.filter { $0.readers.contains(target) }.map { part in
      TypeLayout(
        name: part.name, parameters: Signature(text[part.header]).genericParameters,
        fields: part.members.filter { $0.kind == .stored && ["let", "var"].contains($0.words.kind) }.map { member in
          let rest = text[member.words.end..<(member.braces?.lowerBound ?? member.range.upperBound)]
          // The storage of a property with a wrapper is the wrapper.
          let wrapper = member.words.wrapper
          let name = member.names[0]
          return Field(
            name: wrapper == nil ? name : "_\(name)", type: wrapper ?? Signature(rest).resultType(isVariable: true))
        },
        cases: part.members.filter { $0.words.kind == "case" }.flatMap(\.names), line: part.line)
    }
  }
}
