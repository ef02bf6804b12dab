// Stacks of views.

struct NavigationPath: Equatable {
  @stored var _elements: [AnyHashable]
  init() { _elements = [] }
  init(_elements: [AnyHashable]) { self._elements = _elements }
  init<S: Sequence>(_ elements: S) where S.Element: Hashable { _elements = elements.map { AnyHashable($0) } }
  var count: Int { _elements.count }
  var isEmpty: Bool { _elements.isEmpty }
  mutating func append<V: Hashable>(_ value: V) { _elements.append(AnyHashable(value)) }
  mutating func removeLast(_ k: Int = 1) { _elements.removeLast(k) }
}

class _Destinations {
  @stored var _make: [String: (Any) -> AnyView]
  init() { _make = [:] }
}

struct _Navigation {
  let _destinations: _Destinations
  let _path: Binding<[AnyHashable]>
  func _push(_ value: AnyHashable) {
    let elements: [AnyHashable] = _peek(_path._location)
    _write(_path._location, elements + [value])
  }
}

/// The root view, and on top of it a view for each element of the path. Links push onto the nearest stack's path.
struct NavigationStack<Data, Root: View>: View {
  let _root: Root
  let _path: Binding<[AnyHashable]>?
  @State var _own: [AnyHashable] = []
  @State var _destinations = _Destinations()
  var body: some View {
    let path = _path ?? $_own
    return TupleView((_root, _PushedViews(_path: path, _destinations: _destinations)))
      .environment(\._navigation, _Navigation(_destinations: _destinations, _path: path))
  }
}

extension NavigationStack where Data == NavigationPath {
  init(@ViewBuilder root: () -> Root) {
    _root = root()
    _path = nil
  }
  init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    _root = root()
    _path = Binding<[AnyHashable]>(_location: _part(path._location, \NavigationPath._elements))
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    _root = root()
    _path = Binding<[AnyHashable]>(_location: _part(path._location, \Data._hashables))
  }
}

extension RangeReplaceableCollection where Element: Hashable {
  var _hashables: [AnyHashable] {
    get { map { AnyHashable($0) } }
    set { self = Self(newValue.compactMap { $0.base as? Element }) }
  }
}

/// One view for each element of the path, identified by its depth and its value.
struct _PushedViews: View {
  let _path: Binding<[AnyHashable]>
  let _destinations: _Destinations
  var body: some View {
    let path = _path
    let destinations = _destinations
    return ForEach(path.wrappedValue.indices, id: \.self) { depth in
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
}

struct _Destination: View {
  let _path: Binding<[AnyHashable]>
  let _depth: Int
  let _destinations: _Destinations
  var body: some View {
    let path = _path.wrappedValue
    return path.count > _depth ? _view(path[_depth].base).id(path[_depth]) : nil
  }
  func _view(_ value: Any) -> AnyView {
    _destinations._make[String(reflecting: type(of: value))].map { $0(value) }
      ?? AnyView(Image(systemName: "exclamationmark.triangle"))
  }
}

extension View {
  func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View {
    let content = destination()
    return _presentation("destination", isPresented: isPresented) { content }
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
}

extension EnvironmentValues {
  var _navigation: _Navigation? {
    get { _value("_navigation", nil) }
    set { _values["_navigation"] = newValue }
  }
}
