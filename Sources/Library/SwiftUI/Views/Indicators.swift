// Progress, gauges, empty content, asynchronously loaded images.

struct ProgressView<Label: View, CurrentValueLabel: View>: View {
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
    _note = value.map { "\($0) of \(total)" } ?? ""
    _fraction = value.map { Double($0 / total) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  init(@ViewBuilder label: () -> Label) {
    _label = label()
    _current = EmptyView()
    _note = ""
    _fraction = nil
  }
  init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    _label = label()
    _current = EmptyView()
    _note = value.map { "\($0) of \(total)" } ?? ""
    _fraction = value.map { Double($0 / total) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let total = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = min(max(Date.now.timeIntervalSince(timerInterval.lowerBound), 0), total)
    self.init(value: countsDown ? total - passed : passed, total: total)
  }
  init() {
    _label = EmptyView()
    _current = EmptyView()
    _note = ""
    _fraction = nil
  }
  init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    _label = EmptyView()
    _current = EmptyView()
    _note = value.map { "\($0) of \(total)" } ?? ""
    _fraction = value.map { Double($0 / total) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  init(_ title: LocalizedStringKey) {
    _label = Text(title)
    _current = EmptyView()
    _note = ""
    _fraction = nil
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S) {
    _label = Text(title)
    _current = EmptyView()
    _note = ""
    _fraction = nil
  }
  init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) {
    _label = Text(title)
    _current = EmptyView()
    _note = value.map { "\($0) of \(total)" } ?? ""
    _fraction = value.map { Double($0 / total) }
  }
  @_disfavoredOverload init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    _label = Text(title)
    _current = EmptyView()
    _note = value.map { "\($0) of \(total)" } ?? ""
    _fraction = value.map { Double($0 / total) }
  }
}

struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  let _label: Label
  let _current: CurrentValueLabel
  let _note: String
  let _fraction: Double
  typealias Body = Never
  init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    _label = label()
    _current = currentValueLabel()
    _note = "\(value)"
    _fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    _label = label()
    _current = currentValueLabel()
    _note = "\(value)"
    _fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _current = EmptyView()
    _note = "\(value)"
    _fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
  }
}

struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
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
}

extension ContentUnavailableView where Actions == EmptyView {
  init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView {
  init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Label == SwiftUILabel, Description == Text?, Actions == EmptyView {
  init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _description = description
    _actions = EmptyView()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _description = description
    _actions = EmptyView()
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { Text("No Results") }, description: { Text("Check the spelling or try a new search.") })
  }
  static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { Text("No Results for “\(text)”") }, description: { Text("Check the spelling or try a new search.") })
  }
}

enum SearchUnavailableContent {
  typealias Label = Text
  typealias Description = Text
  typealias Actions = EmptyView
}

struct AsyncImage<Content: View>: View {
  let _note: String
  let _content: Content
  typealias Body = Never
  init(url: URL?, scale: CGFloat = 1) where Content == EmptyView {
    _note = url.map { $0.absoluteString } ?? ""
    _content = EmptyView()
  }
  init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == P {
    _note = url.map { $0.absoluteString } ?? ""
    _content = placeholder()
  }
  init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    _note = url.map { $0.absoluteString } ?? ""
    _content = content(.empty)
  }
}

enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  var image: Image? { if case .success(let image) = self { image } else { nil } }
  var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
