// Controls of numbers, dates and colors.

struct Slider<Label: View, ValueLabel: View, V: BinaryFloatingPoint>: View {
  let _binding: Binding<V>
  let _label: Label
  /// The nearest possible value of the slider.
  let _accept: (V) -> V
  typealias Body = Never
}

extension Slider {
  init(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _binding = value
    _accept = { min(max($0, bounds.lowerBound), bounds.upperBound) }
    _label = label()
  }
  init(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _binding = value
    _accept = {
      bounds.lowerBound + ((min(max($0, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / step).rounded()
        * step
    }
    _label = label()
  }
}

extension Slider where ValueLabel == EmptyView {
  init(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _binding = value
    _accept = { min(max($0, bounds.lowerBound), bounds.upperBound) }
    _label = label()
  }
  init(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _binding = value
    _accept = {
      bounds.lowerBound + ((min(max($0, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / step).rounded()
        * step
    }
    _label = label()
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  init(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _binding = value
    _accept = { min(max($0, bounds.lowerBound), bounds.upperBound) }
    _label = EmptyView()
  }
  init(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _binding = value
    _accept = {
      bounds.lowerBound + ((min(max($0, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / step).rounded()
        * step
    }
    _label = EmptyView()
  }
}

struct Stepper<Label: View>: View {
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
}

extension Stepper where Label == Text {
  init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = Text(title)
    _increment = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
    _decrement = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
  }
  @_disfavoredOverload init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = Text(title)
    _increment = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
    _decrement = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
  }
  init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = Text(title)
    _increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    _decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }
  @_disfavoredOverload init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = Text(title)
    _increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    _decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }
  init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step)
  }
  @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step)
  }
  init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = Text(title)
    _increment = onIncrement
    _decrement = onDecrement
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = Text(title)
    _increment = onIncrement
    _decrement = onDecrement
  }
}

struct DatePicker<Label: View>: View {
  let _label: Label
  let _binding: Binding<Date>
  typealias Body = Never
  typealias Components = DatePickerComponents
  init(_label: Label, _binding: Binding<Date>) {
    self._label = _label
    self._binding = _binding
  }
}

extension DatePicker {
  init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _binding: selection)
  }
  init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _binding: selection)
  }
  init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _binding: selection)
  }
  init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _binding: selection)
  }
}

extension DatePicker where Label == Text {
  init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
  init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
  init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
  init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    _label = Text(title)
    _binding = selection
  }
}

struct DatePickerComponents: OptionSet {
  let rawValue: Int
  static var hourAndMinute: DatePickerComponents { DatePickerComponents(rawValue: 1) }
  static var date: DatePickerComponents { DatePickerComponents(rawValue: 2) }
}

struct ColorPicker<Label: View>: View {
  let _label: Label
  let _binding: Binding<Color>
  typealias Body = Never
}

extension ColorPicker {
  init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    _label = label()
    _binding = selection
  }
}

struct MultiDatePicker<Label: View>: View {
  let _label: Label
  typealias Body = Never
  init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { _label = label() }
}

extension MultiDatePicker where Label == Text {
  init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { _label = Text(title) }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    _label = Text(title)
  }
}

extension ColorPicker where Label == Text {
  init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    _label = Text(title)
    _binding = selection
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    _label = Text(title)
    _binding = selection
  }
}
