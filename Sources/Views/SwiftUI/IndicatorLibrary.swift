import Code

/// What shows how things stand: progress, gauges, nothing to see, an image that is on its way.
enum IndicatorLibrary {
  static let parts: [LibraryPart] = [
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
      let _fraction: Double
      typealias Body = Never
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
      ) {
        _label = label()
        _current = currentValueLabel()
        _note = "\\(value)"
        _fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
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
        _fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
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
        _fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
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
