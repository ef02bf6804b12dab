import Code

/// What text is typed into.
enum FieldLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "struct TextField<Label: View>: View",
      """
      let _label: Label
      let _binding: Binding<String>
      typealias Body = Never
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        _label = label()
        _binding = text
      }
      """),
    LibraryPart(
      "extension TextField where Label == Text",
      Titles.both(
        """
        init(_ title: #, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
          _label = Text(title)
          _binding = text
        }
        """) + "\n"
        + Titles.both(
          """
          init(
            _ title: #, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
          ) {
            _label = Text(title)
            _binding = text
          }
          """) + "\n"
        + Titles.both(
          """
          init<F: ParseableFormatStyle>(
            _ title: #, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
          ) where F.FormatOutput == String {
            _label = Text(title)
            let get = { format.format(value.wrappedValue) }
            let set: (String) -> Void = { if let parsed = format._parse($0) { value.wrappedValue = parsed } }
            _binding = Binding(_location: _closures(get, set))
          }
          """) + "\n"
        + Titles.both(
          """
          init<F: ParseableFormatStyle>(
            _ title: #, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
          ) where F.FormatOutput == String {
            _label = Text(title)
            let get = { value.wrappedValue.map { format.format($0) } ?? "" }
            _binding = Binding(_location: _closures(get, { value.wrappedValue = format._parse($0) }))
          }
          """)),
    LibraryPart(
      "struct SecureField<Label: View>: View",
      """
      let _label: Label
      let _binding: Binding<String>
      typealias Body = Never
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        _label = label()
        _binding = text
      }
      """),
    LibraryPart(
      "extension SecureField where Label == Text",
      Titles.both(
        """
        init(_ title: #, text: Binding<String>, prompt: Text? = nil) {
          _label = Text(title)
          _binding = text
        }
        """)),
    LibraryPart(
      "struct TextEditor: View",
      """
      let _binding: Binding<String>
      typealias Body = Never
      init(text: Binding<String>) { _binding = text }
      """),
    LibraryPart(
      "struct _SearchField: View",
      """
      let _text: String
      let _binding: Binding<String>
      typealias Body = Never
      """),
  ]
}
