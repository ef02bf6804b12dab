import Code

/// Controls. `_text`, `_label`, `_action`, `_binding` and `_note` are what the outline and the commands look for.
enum ControlLibrary {
  static let parts: [LibraryPart] =
    [
      LibraryPart(
        "struct Button<Label: View>: View",
        """
        let _action: () -> Void
        let _label: Label
        let _note: String
        typealias Body = Never
        init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          _action = action
          _label = label()
          _note = ""
        }
        init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          _action = action
          _label = label()
          _note = role?._name ?? ""
        }
        """),
      LibraryPart(
        "extension Button where Label == Text",
        Titles.both(
          """
          init(_ title: #, action: @escaping () -> Void) {
            _action = action
            _label = Text(title)
            _note = ""
          }
          """) + "\n"
          + Titles.both(
            """
            init(_ title: #, role: ButtonRole?, action: @escaping () -> Void) {
              _action = action
              _label = Text(title)
              _note = role?._name ?? ""
            }
            """)),
      LibraryPart(
        "extension Button where Label == SwiftUILabel",
        Titles.both(
          """
          init(_ title: #, systemImage: String, action: @escaping () -> Void) {
            _action = action
            _label = SwiftUILabel(title, systemImage: systemImage)
            _note = ""
          }
          """) + "\n"
          + Titles.both(
            """
            init(_ title: #, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
              _action = action
              _label = SwiftUILabel(title, systemImage: systemImage)
              _note = role?._name ?? ""
            }
            """)),
      // `Label` inside a view with a parameter of that name is the parameter.
      LibraryPart("", "typealias SwiftUILabel = Label<Text, Image>"),
      LibraryPart(
        "extension Button where Label == _StyledPart",
        """
        init(_ configuration: PrimitiveButtonStyleConfiguration) {
          _action = configuration._action
          _label = configuration.label
          _note = configuration.role?._name ?? ""
        }
        """),
      LibraryPart(
        "struct ButtonRole: Equatable",
        """
        let _name: String
        static var destructive: ButtonRole { ButtonRole(_name: "destructive") }
        static var cancel: ButtonRole { ButtonRole(_name: "cancel") }
        static var confirm: ButtonRole { ButtonRole(_name: "confirm") }
        static var close: ButtonRole { ButtonRole(_name: "close") }
        """),
      LibraryPart(
        "struct Toggle<Label: View>: View",
        """
        let _binding: Binding<Bool>
        let _label: Label
        typealias Body = Never
        init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
          _binding = isOn
          _label = label()
        }
        """),
      LibraryPart(
        "extension Toggle where Label == Text",
        Titles.both(
          """
          init(_ title: #, isOn: Binding<Bool>) {
            _binding = isOn
            _label = Text(title)
          }
          """)),
      LibraryPart(
        "extension Toggle where Label == SwiftUILabel",
        Titles.both(
          """
          init(_ title: #, systemImage: String, isOn: Binding<Bool>) {
            _binding = isOn
            _label = SwiftUILabel(title, systemImage: systemImage)
          }
          """)),
      LibraryPart(
        "extension Toggle where Label == _StyledPart",
        """
        init(_ configuration: ToggleStyleConfiguration) {
          _binding = configuration.$isOn
          _label = configuration.label
        }
        """),
      LibraryPart(
        "struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View",
        """
        let _binding: Binding<SelectionValue>
        let _label: Label
        let _content: Content
        typealias Body = Never
        init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
          _binding = selection
          _label = label()
          _content = content()
        }
        init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
          _binding = selection
          _label = label
          _content = content()
        }
        """),
      LibraryPart(
        "extension Picker where Label == Text",
        Titles.both(
          """
          init(_ title: #, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
            _binding = selection
            _label = Text(title)
            _content = content()
          }
          """)),
      LibraryPart(
        "extension Picker where Label == SwiftUILabel",
        Titles.both(
          """
          init(
            _ title: #, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
          ) {
            _binding = selection
            _label = SwiftUILabel(title, systemImage: systemImage)
            _content = content()
          }
          """)),
      LibraryPart(
        "struct Menu<Label: View, Content: View>: View",
        """
        let _label: Label
        let _content: Content
        typealias Body = Never
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
          _label = label()
          _content = content()
        }
        init(
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
        ) {
          _label = label()
          _content = content()
        }
        """),
      LibraryPart(
        "extension Menu where Label == Text",
        Titles.both(
          """
          init(_ title: #, @ViewBuilder content: () -> Content) {
            _label = Text(title)
            _content = content()
          }
          """)),
      LibraryPart(
        "extension Menu where Label == SwiftUILabel",
        Titles.both(
          """
          init(_ title: #, systemImage: String, @ViewBuilder content: () -> Content) {
            _label = SwiftUILabel(title, systemImage: systemImage)
            _content = content()
          }
          """)),
      LibraryPart(
        "struct Link<Label: View>: View",
        """
        let _label: Label
        let _note: String
        typealias Body = Never
        init(destination: URL, @ViewBuilder label: () -> Label) {
          _label = label()
          _note = destination.absoluteString
        }
        """),
      LibraryPart(
        "extension Link where Label == Text",
        Titles.both(
          """
          init(_ title: #, destination: URL) {
            _label = Text(title)
            _note = destination.absoluteString
          }
          """)),
      LibraryPart(
        "struct ShareLink: View",
        """
        let _note: String
        typealias Body = Never
        init(item: String) { _note = item }
        init(item: URL) { _note = item.absoluteString }
        """),
      LibraryPart("struct EditButton: View", "typealias Body = Never\ninit() {}"),
      LibraryPart("struct Spacer: View", "typealias Body = Never\ninit(minLength: Double? = nil) {}"),
      LibraryPart("struct Divider: View", "typealias Body = Never\ninit() {}"),
    ]
}
