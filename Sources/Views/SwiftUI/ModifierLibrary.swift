import Code

/// Modifiers with behaviour, and those that only have a look.
enum ModifierLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("struct _StyleModifier", "let _name: String\nlet _detail: String"),
    LibraryPart("struct _AppearanceModifier", "let _appear: (() -> Void)?\nlet _disappear: (() -> Void)?"),
    LibraryPart(
      "struct _ChangeModifier<Value: Equatable>",
      "let _value: Value\nlet _initial: Bool\nlet _action: (Value, Value) -> Void\nlet _isOutdated: Bool"),
    LibraryPart("struct _TaskModifier<ID: Equatable>", "let _id: ID\nlet _action: @Sendable () async -> Void"),
    LibraryPart("struct _ReceiveModifier", "let _subscribe: () -> AnyCancellable"),
    LibraryPart("struct _LayerModifier<Layer: View>", "let _layer: Layer\nlet _name: String"),
    LibraryPart(
      "struct _PresentationModifier<Content: View>",
      """
      let _name: String
      let _isPresented: Binding<Bool>
      let _content: () -> Content
      let _dismissed: (() -> Void)?
      let _prepare: (inout EnvironmentValues) -> Void
      """),
    LibraryPart("extension View", lifecycle),
    LibraryPart("extension View", presentation),
    LibraryPart("extension View", layers),
    LibraryPart("extension View", styles),
  ]

  private static let lifecycle = """
    func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
      modifier(_AppearanceModifier(_appear: action, _disappear: nil))
    }
    func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
      modifier(_AppearanceModifier(_appear: nil, _disappear: action))
    }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
      modifier(_ChangeModifier(_value: value, _initial: initial, _action: action, _isOutdated: false))
    }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
      modifier(_ChangeModifier(_value: value, _initial: initial, _action: { _, _ in action() }, _isOutdated: false))
    }
    func onChange<V: Equatable>(
      of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
      modifier(_ChangeModifier(_value: value, _initial: false, _action: { _, new in action(new) }, _isOutdated: true))
    }
    func task(
      priority: TaskPriority = .userInitiated,
      _ action: @escaping @Sendable @_inheritActorContext () async -> Void
    ) -> ModifiedContent<Self, _TaskModifier<Int>> {
      modifier(_TaskModifier(_id: 0, _action: action))
    }
    func task<T: Equatable>(
      id value: T, priority: TaskPriority = .userInitiated,
      _ action: @escaping @Sendable @_inheritActorContext () async -> Void
    ) -> ModifiedContent<Self, _TaskModifier<T>> {
      modifier(_TaskModifier(_id: value, _action: action))
    }
    func onReceive<P: Publisher>(
      _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> ModifiedContent<Self, _ReceiveModifier> where P.Failure == Never {
      modifier(_ReceiveModifier(_subscribe: { publisher.sink(receiveValue: action) }))
    }
    """

  private static let presentation = """
    func _presentation<Content: View>(
      _ name: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> Content
    ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
      modifier(
        _PresentationModifier(
          _name: name, _isPresented: isPresented, _content: content, _dismissed: onDismiss,
          _prepare: {
            $0.dismiss = DismissAction(_dismiss: { isPresented.wrappedValue = false })
            $0.isPresented = true
            $0.presentationMode = .constant(
              PresentationMode(isPresented: true, _dismiss: { isPresented.wrappedValue = false }))
          }))
    }
    func _presentation<Item: Identifiable, Content: View>(
      _ name: String, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
    ) -> some View {
      _presentation(
        name, isPresented: Binding<Bool>(_location: _presence(item._location, Item?.self)), onDismiss: onDismiss
      ) {
        _itemContent(_peek(item._location), content)
      }
    }
    func _itemContent<Item: Identifiable, Content: View>(
      _ item: Item?, _ content: (Item) -> Content
    ) -> some View {
      item.map { content($0).id($0.id) }
    }
    func sheet<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      _presentation("sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
    }
    func sheet<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      _presentation("sheet", item: item, onDismiss: onDismiss, content: content)
    }
    func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      _presentation("fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content)
    }
    func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      _presentation("fullScreenCover", item: item, onDismiss: onDismiss, content: content)
    }
    func popover<Content: View>(
      isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      _presentation("popover", isPresented: isPresented, content: content)
    }
    func navigationDestination<Content: View>(
      isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Content
    ) -> some View {
      _presentation("destination", isPresented: isPresented, content: destination)
    }
    func navigationDestination<Item: Identifiable, Content: View>(
      item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
    ) -> some View {
      _presentation("destination", item: item, onDismiss: nil, content: destination)
    }
    func navigationDestination<D: Hashable, Content: View>(
      for data: D.Type, @ViewBuilder destination: @escaping (D) -> Content
    ) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
      modifier(
        _EnvironmentTransformModifier(_apply: {
          $0._destinations[String(reflecting: data)] = { AnyView(destination($0 as! D)) }
        }))
    }
    func alert<Actions: View>(
      _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
      _presentation("alert", isPresented: isPresented) { TupleView((Text(title), actions())) }
    }
    func alert<Actions: View, Message: View>(
      _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
      @ViewBuilder message: @escaping () -> Message
    ) -> some View {
      _presentation("alert", isPresented: isPresented) { TupleView((Text(title), message(), actions())) }
    }
    func confirmationDialog<Actions: View>(
      _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
      _presentation("alert", isPresented: isPresented) { TupleView((Text(title), actions())) }
    }
    """

  private static let layers = """
    func _layer<Layer: View>(_ name: String, _ layer: Layer) -> ModifiedContent<Self, _LayerModifier<Layer>> {
      modifier(_LayerModifier(_layer: layer, _name: name))
    }
    func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
      _layer("overlay", content())
    }
    func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { _layer("overlay", overlay) }
    func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
      _layer("background", content())
    }
    func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
      _layer("background", background)
    }
    func background<S: ShapeStyle>(_ style: S) -> some View { _style("background", "") }
    func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { _style("background", "") }
    func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { _layer("toolbar", content()) }
    func safeAreaInset<V: View>(edge: Edge, @ViewBuilder content: () -> V) -> some View { _layer("inset", content()) }
    func swipeActions<V: View>(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
    ) -> some View {
      _layer("swipeActions", content())
    }
    func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { _layer("contextMenu", menuItems()) }
    func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _layer("tabItem", label()) }
    """

  private static let styles = """
    func _style(_ name: String, _ detail: String) -> ModifiedContent<Self, _StyleModifier> {
      modifier(_StyleModifier(_name: name, _detail: detail))
    }
    func padding(_ length: Double) -> some View { _style("padding", "") }
    func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { _style("padding", "") }
    func padding(_ insets: EdgeInsets) -> some View { _style("padding", "") }
    func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
      _style("frame", "")
    }
    func frame(
      minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
      idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View {
      _style("frame", "")
    }
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _style("foregroundStyle", "") }
    func foregroundColor(_ color: Color?) -> some View { _style("foregroundColor", "") }
    func bold(_ isActive: Bool = true) -> some View { _style("bold", "") }
    func italic(_ isActive: Bool = true) -> some View { _style("italic", "") }
    func underline(_ isActive: Bool = true) -> some View { _style("underline", "") }
    func strikethrough(_ isActive: Bool = true) -> some View { _style("strikethrough", "") }
    func fontWeight(_ weight: Font.Weight?) -> some View { _style("fontWeight", "") }
    func monospaced(_ isActive: Bool = true) -> some View { _style("monospaced", "") }
    func monospacedDigit() -> some View { _style("monospacedDigit", "") }
    func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _style("multilineTextAlignment", "") }
    func opacity(_ opacity: Double) -> some View { _style("opacity", "") }
    func hidden() -> some View { _style("hidden", "") }
    func offset(x: Double = 0, y: Double = 0) -> some View { _style("offset", "") }
    func scaleEffect(_ scale: Double) -> some View { _style("scaleEffect", "") }
    func rotationEffect(_ angle: Angle) -> some View { _style("rotationEffect", "") }
    func cornerRadius(_ radius: Double) -> some View { _style("cornerRadius", "") }
    func clipShape<S: Shape>(_ shape: S) -> some View { _style("clipShape", "") }
    func contentShape<S: Shape>(_ shape: S) -> some View { _style("contentShape", "") }
    func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View {
      _style("shadow", "")
    }
    func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View { _style("border", "") }
    func blur(radius: Double) -> some View { _style("blur", "") }
    func zIndex(_ value: Double) -> some View { _style("zIndex", "") }
    func layoutPriority(_ value: Double) -> some View { _style("layoutPriority", "") }
    func fixedSize() -> some View { _style("fixedSize", "") }
    func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _style("fixedSize", "") }
    func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { _style("aspectRatio", "") }
    func scaledToFit() -> some View { _style("scaledToFit", "") }
    func scaledToFill() -> some View { _style("scaledToFill", "") }
    func ignoresSafeArea() -> some View { _style("ignoresSafeArea", "") }
    func navigationTitle(_ title: String) -> some View { _style("navigationTitle", title.debugDescription) }
    func navigationBarTitle(_ title: String) -> some View { _style("navigationTitle", title.debugDescription) }
    func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
      _style("navigationBarTitleDisplayMode", "")
    }
    func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { _style("buttonStyle", "") }
    func listStyle<S: ListStyle>(_ style: S) -> some View { _style("listStyle", "") }
    func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { _style("textFieldStyle", "") }
    func pickerStyle<S: PickerStyle>(_ style: S) -> some View { _style("pickerStyle", "") }
    func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { _style("toggleStyle", "") }
    func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { _style("tabViewStyle", "") }
    func labelsHidden() -> some View { _style("labelsHidden", "") }
    func listRowSeparator(_ visibility: Visibility) -> some View { _style("listRowSeparator", "") }
    func scrollIndicators(_ visibility: Visibility) -> some View { _style("scrollIndicators", "") }
    func controlSize(_ size: ControlSize) -> some View { _style("controlSize", "") }
    func keyboardType(_ type: UIKeyboardType) -> some View { _style("keyboardType", "") }
    func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
      _style("textInputAutocapitalization", "")
    }
    func autocorrectionDisabled(_ disable: Bool = true) -> some View { _style("autocorrectionDisabled", "") }
    func accessibilityLabel(_ label: String) -> some View { _style("accessibilityLabel", "") }
    func accessibilityIdentifier(_ identifier: String) -> some View { _style("accessibilityIdentifier", "") }
    func accessibilityHidden(_ hidden: Bool) -> some View { _style("accessibilityHidden", "") }
    func help(_ text: String) -> some View { _style("help", "") }
    func badge(_ count: Int) -> some View { _style("badge", "\\(count)") }
    func tag<V: Hashable>(_ tag: V) -> some View { _style("tag", "") }
    func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _style("animation", "") }
    func animation(_ animation: Animation?) -> some View { _style("animation", "") }
    func transition(_ transition: AnyTransition) -> some View { _style("transition", "") }
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { _style("transaction", "") }
    func contentTransition(_ transition: ContentTransition) -> some View { _style("contentTransition", "") }
    func focused(_ condition: Binding<Bool>) -> some View { _style("focused", "") }
    func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { _style("focused", "") }
    func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
      _TapTarget(_action: action, _content: self)
    }
    func onSubmit(_ action: @escaping () -> Void) -> some View { _style("onSubmit", "") }
    func refreshable(action: @escaping @Sendable () async -> Void) -> some View { _style("refreshable", "") }
    func searchable(text: Binding<String>, prompt: String = "Search") -> some View {
      TupleView((_SearchField(_text: prompt, _binding: text), self))
    }
    """

  static let values: [LibraryPart] = [
    LibraryPart(
      "struct _TapTarget<Content: View>: View",
      "let _action: () -> Void\nlet _content: Content\ntypealias Body = Never"),
    LibraryPart(
      "struct _SearchField: View", "let _text: String\nlet _binding: Binding<String>\ntypealias Body = Never"),
    LibraryPart("enum HorizontalEdge: Hashable", "case leading\ncase trailing"),
    LibraryPart("enum ContentMode: Hashable", "case fit\ncase fill"),
    LibraryPart("enum Visibility: Hashable", "case automatic\ncase visible\ncase hidden"),
    LibraryPart("enum ControlSize: Hashable", "case mini\ncase small\ncase regular\ncase large"),
    LibraryPart(
      "enum UIKeyboardType: Hashable",
      "case `default`\ncase emailAddress\ncase numberPad\ncase decimalPad\ncase URL\ncase phonePad"),
    LibraryPart(
      "enum TextInputAutocapitalization: Hashable", "case never\ncase words\ncase sentences\ncase characters"),
    LibraryPart(
      "struct ContentTransition",
      "static var opacity: ContentTransition { ContentTransition() }\nstatic var identity: ContentTransition { ContentTransition() }\nstatic func numericText() -> ContentTransition { ContentTransition() }"
    ),
    LibraryPart(
      "struct NavigationBarItem", "enum TitleDisplayMode {\n  case automatic\n  case inline\n  case large\n}"),
    LibraryPart(
      "struct Angle: Hashable",
      "@stored var degrees: Double\nstatic func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }\nstatic var zero: Angle { Angle(degrees: 0) }"
    ),
  ]
}
