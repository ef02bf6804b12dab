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
    ] + fields + values + indicators

  // MARK: Text fields

  private static let fields: [LibraryPart] = [
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
            _binding = Binding(
              get: { format.format(value.wrappedValue) },
              set: { if let parsed = format._parse($0) { value.wrappedValue = parsed } })
          }
          """) + "\n"
        + Titles.both(
          """
          init<F: ParseableFormatStyle>(
            _ title: #, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
          ) where F.FormatOutput == String {
            _label = Text(title)
            _binding = Binding(
              get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { value.wrappedValue = format._parse($0) })
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

  // MARK: Values

  private static let values: [LibraryPart] = [
    LibraryPart(
      "struct Slider<Label: View, ValueLabel: View, V: BinaryFloatingPoint>: View",
      """
      let _binding: Binding<V>
      let _label: Label
      typealias Body = Never
      """),
    LibraryPart(
      "extension Slider",
      """
      init(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _binding = value
        _label = label()
      }
      init(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _binding = value
        _label = label()
      }
      """),
    LibraryPart(
      "extension Slider where ValueLabel == EmptyView",
      """
      init(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _binding = value
        _label = label()
      }
      init(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _binding = value
        _label = label()
      }
      """),
    LibraryPart(
      "extension Slider where Label == EmptyView, ValueLabel == EmptyView",
      """
      init(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _binding = value
        _label = EmptyView()
      }
      init(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _binding = value
        _label = EmptyView()
      }
      """),
    LibraryPart(
      "struct Stepper<Label: View>: View",
      """
      let _label: Label
      let _increment: (() -> Void)?
      let _decrement: (() -> Void)?
      typealias Body = Never
      init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _label = label()
        _increment = onIncrement
        _decrement = onDecrement
      }
      init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _label = label()
        _increment = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
        _decrement = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
      }
      init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      ) {
        _label = label()
        _increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        _decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
      }
      """),
    LibraryPart(
      "extension Stepper where Label == Text",
      Titles.both(
        """
        init<V: Strideable>(
          _ title: #, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          _label = Text(title)
          _increment = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
          _decrement = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
        }
        """) + "\n"
        + Titles.both(
          """
          init<V: Strideable>(
            _ title: #, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
          ) {
            _label = Text(title)
            _increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
            _decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
          }
          """) + "\n"
        + Titles.both(
          """
          init(
            _ title: #, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
          ) {
            _label = Text(title)
            _increment = onIncrement
            _decrement = onDecrement
          }
          """)),
    LibraryPart(
      "struct DatePicker<Label: View>: View",
      """
      let _label: Label
      let _binding: Binding<Date>
      typealias Body = Never
      typealias Components = DatePickerComponents
      init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
      ) {
        _label = label()
        _binding = selection
      }
      """),
    LibraryPart(
      "extension DatePicker where Label == Text",
      [
        "", "in range: ClosedRange<Date>, ", "in range: PartialRangeFrom<Date>, ",
        "in range: PartialRangeThrough<Date>, ",
      ]
      .map {
        Titles.both(
          """
          init(
            _ title: #, selection: Binding<Date>, \($0)displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
          ) {
            _label = Text(title)
            _binding = selection
          }
          """)
      }.joined(separator: "\n")),
    LibraryPart(
      "struct DatePickerComponents: OptionSet",
      """
      let rawValue: Int
      static var hourAndMinute: DatePickerComponents { DatePickerComponents(rawValue: 1) }
      static var date: DatePickerComponents { DatePickerComponents(rawValue: 2) }
      """),
    LibraryPart(
      "struct ColorPicker<Label: View>: View",
      """
      let _label: Label
      let _binding: Binding<Color>
      typealias Body = Never
      """),
    LibraryPart(
      "extension ColorPicker where Label == Text",
      Titles.both(
        """
        init(_ title: #, selection: Binding<Color>, supportsOpacity: Bool = true) {
          _label = Text(title)
          _binding = selection
        }
        """)),
  ]

  // MARK: Indicators

  private static let indicators: [LibraryPart] = [
    LibraryPart(
      "struct ProgressView<Label: View, CurrentValueLabel: View>: View",
      """
      let _label: Label
      let _current: CurrentValueLabel
      let _note: String
      let _fraction: Double?
      typealias Body = Never
      init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) {
        _label = label()
        _current = currentValueLabel()
        _note = value.map { "\\($0) of \\(total)" } ?? ""
        _fraction = value.map { Double($0 / total) }
      }
      """),
    LibraryPart(
      "extension ProgressView where CurrentValueLabel == EmptyView",
      """
      init(@ViewBuilder label: () -> Label) {
        _label = label()
        _current = EmptyView()
        _note = ""
        _fraction = nil
      }
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        _label = label()
        _current = EmptyView()
        _note = value.map { "\\($0) of \\(total)" } ?? ""
        _fraction = value.map { Double($0 / total) }
      }
      """),
    LibraryPart(
      "extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView",
      """
      init() {
        _label = EmptyView()
        _current = EmptyView()
        _note = ""
        _fraction = nil
      }
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        _label = EmptyView()
        _current = EmptyView()
        _note = value.map { "\\($0) of \\(total)" } ?? ""
        _fraction = value.map { Double($0 / total) }
      }
      """),
    LibraryPart(
      "extension ProgressView where Label == Text, CurrentValueLabel == EmptyView",
      Titles.both(
        """
        init(_ title: #) {
          _label = Text(title)
          _current = EmptyView()
          _note = ""
          _fraction = nil
        }
        """) + "\n"
        + Titles.both(
          """
          init<V: BinaryFloatingPoint>(_ title: #, value: V?, total: V = 1.0) {
            _label = Text(title)
            _current = EmptyView()
            _note = value.map { "\\($0) of \\(total)" } ?? ""
            _fraction = value.map { Double($0 / total) }
          }
          """)),
    LibraryPart(
      "struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View",
      """
      let _label: Label
      let _current: CurrentValueLabel
      let _note: String
      typealias Body = Never
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
      ) {
        _label = label()
        _current = currentValueLabel()
        _note = "\\(value)"
      }
      """),
    LibraryPart(
      "extension Gauge where BoundsLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
      ) {
        _label = label()
        _current = currentValueLabel()
        _note = "\\(value)"
      }
      """),
    LibraryPart(
      "extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
      ) {
        _label = label()
        _current = EmptyView()
        _note = "\\(value)"
      }
      """),
    LibraryPart(
      "struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View",
      """
      let _label: Label
      let _description: Description
      let _actions: Actions
      typealias Body = Never
      init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions
      ) {
        _label = label()
        _description = description()
        _actions = actions()
      }
      """),
    LibraryPart(
      "extension ContentUnavailableView where Actions == EmptyView",
      """
      init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
        self.init(label: label, description: description, actions: { EmptyView() })
      }
      """),
    LibraryPart(
      "extension ContentUnavailableView where Description == EmptyView",
      """
      init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
        self.init(label: label, description: { EmptyView() }, actions: actions)
      }
      """),
    LibraryPart(
      "extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView",
      """
      init(@ViewBuilder label: () -> Label) {
        self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
      }
      """),
    LibraryPart(
      "extension ContentUnavailableView where Label == SwiftUILabel, Description == Text?, Actions == EmptyView",
      Titles.both(
        """
        init(_ title: #, systemImage: String, description: Text? = nil) {
          _label = SwiftUILabel(title, systemImage: systemImage)
          _description = description
          _actions = EmptyView()
        }
        """)),
    LibraryPart(
      """
      extension ContentUnavailableView where Label == SearchUnavailableContent.Label, \
      Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions
      """,
      """
      static var search: ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(label: { Text("No Results") }, description: { Text("Check the spelling or try a new search.") })
      }
      static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
          label: { Text("No Results for “\\(text)”") }, description: { Text("Check the spelling or try a new search.") })
      }
      """),
    LibraryPart(
      "enum SearchUnavailableContent",
      "typealias Label = Text\ntypealias Description = Text\ntypealias Actions = EmptyView"),
    LibraryPart(
      "struct AsyncImage<Content: View>: View",
      """
      let _note: String
      let _content: Content
      typealias Body = Never
      init(url: URL?, scale: Double = 1) where Content == EmptyView {
        _note = url.map { $0.absoluteString } ?? ""
        _content = EmptyView()
      }
      init<I: View, P: View>(
        url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
      ) where Content == P {
        _note = url.map { $0.absoluteString } ?? ""
        _content = placeholder()
      }
      init(
        url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
      ) {
        _note = url.map { $0.absoluteString } ?? ""
        _content = content(.empty)
      }
      """),
    LibraryPart(
      "enum AsyncImagePhase",
      """
      case empty
      case success(Image)
      case failure(any Error)
      var image: Image? { if case .success(let image) = self { image } else { nil } }
      var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
      """),
  ]
}
