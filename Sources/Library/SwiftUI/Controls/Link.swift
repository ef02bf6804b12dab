struct Link<Label: View>: View {
  let _label: Label
  let _note: String
  typealias Body = Never
  init(destination: URL, @ViewBuilder label: () -> Label) {
    _label = label()
    _note = destination.absoluteString
  }
}

extension Link where Label == Text {
  init(_ title: LocalizedStringKey, destination: URL) {
    _label = Text(title)
    _note = destination.absoluteString
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: URL) {
    _label = Text(title)
    _note = destination.absoluteString
  }
}

extension Link where Label == SwiftUILabel {
  init(_ title: LocalizedStringKey, systemImage: String, destination: URL) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _note = destination.absoluteString
  }
}

/// Shows the shared item; nothing receives it.
struct ShareLink<Label: View>: View {
  let _label: Label
  let _note: String
  typealias Body = Never
  init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _note = "\(item)"
  }
  init<Item, P, I>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _note = preview._title
  }
  init<Data: Sequence>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _note = items.map { "\($0)" }.joined(separator: ", ")
  }
  init<Data: Sequence, P, I>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<P, I>, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _note = items.map { preview($0)._title }.joined(separator: ", ")
  }
}

extension ShareLink where Label == SwiftUILabel {
  init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { SwiftUILabel("Share…", systemImage: "square.and.arrow.up") }
  }
  init<Item, P, I>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>) {
    self.init(item: item, preview: preview) { SwiftUILabel("Share…", systemImage: "square.and.arrow.up") }
  }
  init<Data: Sequence>(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items) { SwiftUILabel("Share…", systemImage: "square.and.arrow.up") }
  }
  init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { SwiftUILabel(title, systemImage: "square.and.arrow.up") }
  }
  @_disfavoredOverload init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUILabel(title, systemImage: "square.and.arrow.up") }
  }
  init<Item, P, I>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) {
    self.init(item: item, preview: preview) { SwiftUILabel(title, systemImage: "square.and.arrow.up") }
  }
}
