// Titles that are resources: each control and modifier with a localized key also accepts a resource.

extension LocalizedStringResource {
  var _title: LocalizedStringKey { LocalizedStringKey(_shown: _text) }
}

extension Button where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(title._title, action: action)
  }
  @_disfavoredOverload init(_ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(title._title, role: role, action: action)
  }
}

extension Button where Label == SwiftUILabel {
  @_disfavoredOverload init(_ title: LocalizedStringResource, systemImage: String, action: @escaping () -> Void) {
    self.init(title._title, systemImage: systemImage, action: action)
  }
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) { self.init(title._title, systemImage: systemImage, role: role, action: action) }
}

extension Toggle where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(title._title, isOn: isOn)
  }
}

extension Toggle where Label == SwiftUILabel {
  @_disfavoredOverload init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(title._title, systemImage: systemImage, isOn: isOn)
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title._title, content: content)
  }
}

extension Menu where Label == SwiftUILabel {
  @_disfavoredOverload init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  { self.init(title._title, systemImage: systemImage, content: content) }
}

extension Link where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, destination: URL) {
    self.init(title._title, destination: destination)
  }
}

extension Link where Label == SwiftUILabel {
  @_disfavoredOverload init(_ title: LocalizedStringResource, systemImage: String, destination: URL) {
    self.init(title._title, systemImage: systemImage, destination: destination)
  }
}

extension ShareLink where Label == SwiftUILabel {
  @_disfavoredOverload init<Item>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(title._title, item: item, subject: subject, message: message) }
  @_disfavoredOverload init<Item, P, I>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<P, I>
  ) { self.init(title._title, item: item, subject: subject, message: message, preview: preview) }
}

extension TextField where Label == Text {
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(title._title, text: text, prompt: prompt, axis: axis) }
  @_disfavoredOverload init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(title._title, value: value, format: format, prompt: prompt) }
  @_disfavoredOverload init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(title._title, value: value, format: format, prompt: prompt) }
}

extension SecureField where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(title._title, text: text, prompt: prompt)
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(title._title, selection: selection, content: content) }
}

extension Picker where Label == SwiftUILabel {
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(title._title, systemImage: systemImage, selection: selection, content: content) }
}

extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title._title, content: content)
  }
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title._title, isExpanded: isExpanded, content: content) }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(title._title, content: content)
  }
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(title._title, isExpanded: isExpanded, content: content) }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title._title, content: content)
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title._title, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload init<V: StringProtocol>(_ title: LocalizedStringResource, value: V) {
    self.init(title._title, value: value)
  }
  @_disfavoredOverload init<F: FormatStyle>(_ title: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatOutput == String { self.init(title._title, value: value, format: format) }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(title._title, destination: destination)
  }
  @_disfavoredOverload init(_ title: LocalizedStringResource, destination: Destination) {
    self.init(title._title, destination: destination)
  }
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(title._title, isActive: isActive, destination: destination) }
  @_disfavoredOverload init(_ title: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>) {
    self.init(title._title, destination: destination, isActive: isActive)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload init<P: Hashable>(_ title: LocalizedStringResource, value: P?) {
    self.init(title._title, value: value)
  }
}

extension Tab where Value == Never {
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(title._title, systemImage: systemImage, role: role, content: content) }
}

extension Tab {
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(title._title, systemImage: systemImage, value: value, role: role, content: content) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload init(_ title: LocalizedStringResource) { self.init(title._title) }
  @_disfavoredOverload init<V: BinaryFloatingPoint>(_ title: LocalizedStringResource, value: V?, total: V = 1.0) {
    self.init(title._title, value: value, total: total)
  }
}

extension ContentUnavailableView where Label == SwiftUILabel, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload init(_ title: LocalizedStringResource, systemImage: String, description: Text? = nil) {
    self.init(title._title, systemImage: systemImage, description: description)
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload init(_ title: LocalizedStringResource, systemImage: String) {
    self.init(title._title, systemImage: systemImage)
  }
  @_disfavoredOverload init(_ title: LocalizedStringResource, image: String) { self.init(title._title, image: image) }
}
