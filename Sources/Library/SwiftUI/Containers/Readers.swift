struct GeometryReader<Content: View>: View {
  let _proxy: GeometryProxy
  let _content: (GeometryProxy) -> Content
  typealias Body = Never
  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    _proxy = GeometryProxy()
    _content = content
  }
}

struct GeometryProxy {
  var size: CGSize { CGSize(width: 390, height: 844) }
  var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
  func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}

struct CoordinateSpace: Hashable {
  let _name: String
  static var scrollView: CoordinateSpace { CoordinateSpace(_name: "scrollView") }
  static func scrollView(axis: Axis) -> CoordinateSpace { CoordinateSpace(_name: "scrollView") }
  var isGlobal: Bool { _name == "global" }
  var isLocal: Bool { _name == "local" }
  static var global: CoordinateSpace { CoordinateSpace(_name: "global") }
  static var local: CoordinateSpace { CoordinateSpace(_name: "local") }
  static func named<T: Hashable>(_ name: T) -> CoordinateSpace { CoordinateSpace(_name: "\(name)") }
}

struct ScrollViewReader<Content: View>: View {
  let _proxy: ScrollViewProxy
  let _content: (ScrollViewProxy) -> Content
  typealias Body = Never
  init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    _proxy = ScrollViewProxy()
    _content = content
  }
}

struct ScrollViewProxy {
  init() {}
  func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
