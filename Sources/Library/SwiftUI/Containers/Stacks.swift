// Views that contain others. A field that is a view is the content.

struct VStack<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

struct HStack<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

struct ZStack<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { _content = content() }
}

struct LazyVStack<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

struct LazyHStack<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

struct LazyVGrid<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { _content = content() }
}

struct LazyHGrid<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { _content = content() }
}

struct Grid<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

struct GridRow<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { _content = content() }
}

struct ScrollView<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

struct Group<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
}

struct Form<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
}

struct NavigationView<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
}

struct ControlGroup<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
}

struct ViewThatFits<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(in axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { _content = content() }
}
