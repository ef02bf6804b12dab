import Code

/// Stacks of views, what leads from one to the next, tabs.
enum NavigationLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("struct NavigationPath: Equatable", path),
    LibraryPart("class _Destinations", "@stored var _make: [String: (Any) -> AnyView]\ninit() { _make = [:] }"),
    LibraryPart(
      "struct _Navigation",
      """
      let _destinations: _Destinations
      let _path: Binding<[AnyHashable]>
      func _push(_ value: AnyHashable) {
        let elements: [AnyHashable] = _peek(_path._location)
        _write(_path._location, elements + [value])
      }
      """),
    LibraryPart("struct NavigationStack<Data, Root: View>: View", stack),
    LibraryPart(
      "extension NavigationStack where Data == NavigationPath",
      """
      init(@ViewBuilder root: () -> Root) {
        _root = root()
        _path = nil
      }
      init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        _root = root()
        _path = Binding<[AnyHashable]>(_location: _part(path._location, \\NavigationPath._elements))
      }
      """),
    LibraryPart(
      "extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable",
      """
      init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        _root = root()
        _path = Binding<[AnyHashable]>(_location: _part(path._location, \\Data._hashables))
      }
      """),
    LibraryPart(
      "extension RangeReplaceableCollection where Element: Hashable",
      """
      var _hashables: [AnyHashable] {
        get { map { AnyHashable($0) } }
        set { self = Self(newValue.compactMap { $0.base as? Element }) }
      }
      """),
    LibraryPart("struct _PushedViews: View", pushed),
    LibraryPart(
      "struct _Destination: View",
      """
      let _path: Binding<[AnyHashable]>
      let _depth: Int
      let _destinations: _Destinations
      var body: some View {
        let path = _path.wrappedValue
        return path.count > _depth ? _view(path[_depth].base).id(path[_depth]) : nil
      }
      func _view(_ value: Any) -> AnyView {
        _destinations._make[String(reflecting: type(of: value))].map { $0(value) } ?? AnyView(Image(systemName: "exclamationmark.triangle"))
      }
      """),
    LibraryPart(
      "struct _NavigationLink<Label: View>: View",
      "let _action: (() -> Void)?\nlet _label: Label\nlet _linked: AnyHashable?\ntypealias Body = Never"),
    LibraryPart("struct NavigationLink<Label: View, Destination: View>: View", link),
    LibraryPart(
      "extension NavigationLink where Label == Text",
      Titles.both(
        """
        init(_ title: #, @ViewBuilder destination: @escaping () -> Destination) {
          self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: nil)
        }
        """) + "\n"
        + Titles.both(
          """
          init(_ title: #, destination: @escaping @autoclosure () -> Destination) {
            self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: nil)
          }
          """) + "\n"
        + Titles.both(
          """
          init(_ title: #, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
            self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: isActive)
          }
          """) + "\n"
        + Titles.both(
          """
          init(_ title: #, destination: @escaping @autoclosure () -> Destination, isActive: Binding<Bool>) {
            self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: isActive)
          }
          """)),
    LibraryPart(
      "extension NavigationLink where Destination == Never",
      """
      init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _destination: nil, _value: value.map { AnyHashable($0) }, _isActive: nil)
      }
      """),
    LibraryPart(
      "extension NavigationLink where Label == Text, Destination == Never",
      Titles.both(
        """
        init<P: Hashable>(_ title: #, value: P?) {
          self.init(_label: Text(title), _destination: nil, _value: value.map { AnyHashable($0) }, _isActive: nil)
        }
        """)),
    LibraryPart(
      "extension View",
      """
      func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Content
      ) -> some View {
        _presentation("destination", isPresented: isPresented, content: destination)
      }
      func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
      ) -> some View {
        _presentation("destination", isPresented: Binding<Bool>(_location: _presence(item._location, Item?.self))) {
          _pushedItem(_peek(item._location), destination)
        }
      }
      func _pushedItem<Item: Hashable, Content: View>(_ item: Item?, _ content: (Item) -> Content) -> some View {
        item.map { content($0).id($0) }
      }
      func navigationDestination<D: Hashable, Content: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> Content
      ) -> some View {
        modifier(
          _EnvironmentTransformModifier(_apply: {
            $0._navigation?._destinations._make[String(reflecting: data)] = { AnyView(destination($0 as! D)) }
          }))
      }
      """),
    LibraryPart(
      "extension EnvironmentValues",
      """
      var _navigation: _Navigation? {
        get { _value("_navigation", nil) }
        set { _values["_navigation"] = newValue }
      }
      """),
    LibraryPart(
      "struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View",
      """
      let _sidebar: Sidebar
      let _content: Content
      let _detail: Detail
      typealias Body = Never
      init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
      ) {
        _sidebar = sidebar()
        _content = content()
        _detail = detail()
      }
      """),
    LibraryPart(
      "extension NavigationSplitView where Content == EmptyView",
      """
      init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
      ) {
        _sidebar = sidebar()
        _content = EmptyView()
        _detail = detail()
      }
      """),
    LibraryPart(
      "enum NavigationSplitViewVisibility: Hashable", "case automatic\ncase all\ncase doubleColumn\ncase detailOnly"),
    LibraryPart(
      "struct TabView<SelectionValue: Hashable, Content: View>: View",
      """
      let _selection: Binding<SelectionValue>?
      let _content: Content
      typealias Body = Never
      init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        _selection = selection
        _content = content()
      }
      """),
    LibraryPart(
      "extension TabView where SelectionValue == Int",
      """
      init(@ViewBuilder content: () -> Content) {
        _selection = nil
        _content = content()
      }
      """),
    LibraryPart(
      "struct Tab<Value: Hashable, Content: View>: View",
      """
      let _text: String
      let _tag: Value?
      let _content: Content
      typealias Body = Never
      """),
    LibraryPart(
      "extension Tab where Value == Never",
      Titles.both(
        """
        init(_ title: #, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
          _text = Text(title)._text
          _tag = nil
          _content = content()
        }
        """)),
    LibraryPart(
      "extension Tab",
      Titles.both(
        """
        init(_ title: #, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
          _text = Text(title)._text
          _tag = value
          _content = content()
        }
        """)),
    LibraryPart("struct TabRole: Hashable", "static var search: TabRole { TabRole() }"),
  ]

  private static let path = """
    @stored var _elements: [AnyHashable]
    init() { _elements = [] }
    init(_elements: [AnyHashable]) { self._elements = _elements }
    init<S: Sequence>(_ elements: S) where S.Element: Hashable { _elements = elements.map { AnyHashable($0) } }
    var count: Int { _elements.count }
    var isEmpty: Bool { _elements.isEmpty }
    mutating func append<V: Hashable>(_ value: V) { _elements.append(AnyHashable(value)) }
    mutating func removeLast(_ k: Int = 1) { _elements.removeLast(k) }
    """

  /// Its root, and above it a view for each element of the path. Links push onto the nearest stack's path.
  private static let stack = """
    let _root: Root
    let _path: Binding<[AnyHashable]>?
    @State var _own: [AnyHashable] = []
    @State var _destinations = _Destinations()
    var body: some View {
      let path = _path ?? $_own
      return TupleView((_root, _PushedViews(_path: path, _destinations: _destinations)))
        .environment(\\._navigation, _Navigation(_destinations: _destinations, _path: path))
    }
    """

  /// One view for each element of the path, found again by its depth and its value.
  private static let pushed = """
    let _path: Binding<[AnyHashable]>
    let _destinations: _Destinations
    var body: some View {
      let path = _path
      let destinations = _destinations
      return ForEach(path.wrappedValue.indices, id: \\.self) { depth in
        EmptyView()._presentation(
          "destination",
          isPresented: Binding<Bool>(
            get: { path.wrappedValue.count > depth },
            set: { if !$0, path.wrappedValue.count > depth { path.wrappedValue.removeSubrange(depth...) } })
        ) {
          _Destination(_path: path, _depth: depth, _destinations: destinations)
        }
      }
    }
    """

  /// A link with a value pushes it onto the stack around it. Where there is none, it is a row of a list: tapped, its
  /// value is the list's selection.
  private static let link = """
    let _label: Label
    let _destination: (() -> Destination)?
    let _value: AnyHashable?
    let _active: Binding<Bool>?
    @State var _isActive = false
    @Environment(\\._navigation) var _navigation
    init(_label: Label, _destination: (() -> Destination)?, _value: AnyHashable?, _isActive: Binding<Bool>?) {
      self._label = _label
      self._destination = _destination
      self._value = _value
      _active = _isActive
    }
    init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
      self.init(_label: label(), _destination: destination, _value: nil, _isActive: nil)
    }
    init(destination: @escaping @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
      self.init(_label: label(), _destination: destination, _value: nil, _isActive: nil)
    }
    init(
      destination: @escaping @autoclosure () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
      self.init(_label: label(), _destination: destination, _value: nil, _isActive: isActive)
    }
    init(
      isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
      self.init(_label: label(), _destination: destination, _value: nil, _isActive: isActive)
    }
    var body: some View {
      let hasStack = _value == nil || _navigation != nil
      return _NavigationLink(_action: hasStack ? _follow : nil, _label: _label, _linked: hasStack ? nil : _value)
        ._presentation("destination", isPresented: _active ?? $_isActive) { _destination.map { $0() } }
    }
    func _follow() {
      if let _value { _navigation?._push(_value) } else { (_active ?? $_isActive).wrappedValue = true }
    }
    """
}
