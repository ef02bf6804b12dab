// Modifiers that put one view over or under another.

@layout(Views) struct _LayerModifier<Layer: View>: ViewModifier {
  let _layer: Layer
  let _name: String
}

extension View {
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
  func background<S: Shape>(in shape: S) -> some View { _style("background", "") }
  func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    _style("background", "")
  }
  func overlay<S: ShapeStyle>(_ style: S) -> some View { _style("overlay", "") }
  func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { _style("overlay", "") }
  func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    _layer("safeAreaInset", content())
  }
  func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    _layer("safeAreaInset", content())
  }
  func navigationBarItems<L: View>(leading: L) -> some View { _layer("toolbar", leading) }
  func navigationBarItems<T: View>(trailing: T) -> some View { _layer("toolbar", trailing) }
  func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    _layer("toolbar", TupleView((leading, trailing)))
  }
  func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
  ) -> some View {
    _layer(edge == .trailing ? "swipeActions" : "swipeActions leading", content())
  }
  func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { _layer("contextMenu", menuItems()) }
  func contextMenu<V: View>(_ contextMenu: ContextMenu<V>?) -> some View { _layer("contextMenu", contextMenu?._items) }
  func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _layer("tabItem", label()) }
}

/// The menu of a view, made before the view.
struct ContextMenu<MenuItems: View> {
  let _items: MenuItems
  init(@ViewBuilder menuItems: () -> MenuItems) { _items = menuItems() }
}
