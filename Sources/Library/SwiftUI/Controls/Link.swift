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

struct ShareLink: View {
  let _note: String
  typealias Body = Never
  init(item: String) { _note = item }
  init(item: URL) { _note = item.absoluteString }
}
