import Code

/// Controls of numbers, dates and colors.
enum ValueControlLibrary {
  static let parts: [LibraryPart] = [
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
          init<F: ParseableFormatStyle>(
            _ title: #, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
            step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
          ) where F.FormatInput: Strideable, F.FormatOutput == String {
            self.init(title, value: value, in: bounds, step: step)
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
      init(_label: Label, _binding: Binding<Date>) {
        self._label = _label
        self._binding = _binding
      }
      """),
    LibraryPart(
      "extension DatePicker",
      ranges
        .map {
          """
          init(
            selection: Binding<Date>, \($0)displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
            @ViewBuilder label: () -> Label
          ) {
            self.init(_label: label(), _binding: selection)
          }
          """
        }.joined(separator: "\n")),
    LibraryPart(
      "extension DatePicker where Label == Text",
      ranges.map {
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
      "extension ColorPicker",
      """
      init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        _label = label()
        _binding = selection
      }
      """),
    LibraryPart(
      "struct MultiDatePicker<Label: View>: View",
      """
      let _label: Label
      typealias Body = Never
      init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { _label = label() }
      """),
    LibraryPart(
      "extension MultiDatePicker where Label == Text",
      Titles.both("init(_ title: #, selection: Binding<Set<DateComponents>>) { _label = Text(title) }")),
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

  /// What may bound the dates.
  private static let ranges = [
    "", "in range: ClosedRange<Date>, ", "in range: PartialRangeFrom<Date>, ", "in range: PartialRangeThrough<Date>, ",
  ]
}
