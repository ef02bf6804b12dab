// Layouts. Nothing is measured or placed here: a layout is a container of its views.

struct ProposedViewSize: Hashable {
  @stored var width: CGFloat?
  @stored var height: CGFloat?
  init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }
  static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
  static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }
  static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }
  func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  static var layoutProperties: LayoutProperties { LayoutProperties() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _Layout(_name: "\(Self.self)", _content: content())
  }
}

extension Layout where Cache == Void {
  func makeCache(subviews: Subviews) {}
}

struct _Layout<Content: View>: View {
  let _note: String
  let _content: Content
  typealias Body = Never
  init(_name: String, _content: Content) {
    _note = _name
    self._content = _content
  }
}

struct LayoutProperties {
  @stored var stackOrientation: Axis? = nil
  init() {}
}

struct LayoutSubviews: RandomAccessCollection {
  typealias Index = Int
  typealias Element = LayoutSubview
  typealias SubSequence = Slice<LayoutSubviews>
  @stored var layoutDirection: LayoutDirection = .leftToRight
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

struct LayoutSubview: Equatable {
  var priority: Double { 0 }
  var spacing: ViewSpacing { ViewSpacing() }
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

struct ViewSpacing {
  init() {}
  static var zero: ViewSpacing { ViewSpacing() }
  func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

protocol _BuiltInLayout: Layout {}

extension _BuiltInLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) {}
}

struct HStackLayout: _BuiltInLayout {
  typealias Cache = Void
  @stored var alignment: VerticalAlignment
  @stored var spacing: CGFloat?
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

struct VStackLayout: _BuiltInLayout {
  typealias Cache = Void
  @stored var alignment: HorizontalAlignment
  @stored var spacing: CGFloat?
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

struct ZStackLayout: _BuiltInLayout {
  typealias Cache = Void
  @stored var alignment: Alignment
  init(alignment: Alignment = .center) { self.alignment = alignment }
}

struct GridLayout: _BuiltInLayout {
  typealias Cache = Void
  @stored var alignment: Alignment
  init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
  }
}

/// The views keep their identity when one layout replaces another: all of them are the same container here.
struct AnyLayout: _BuiltInLayout {
  typealias Cache = Void
  let _name: String
  init<L: Layout>(_ layout: L) { _name = "\(L.self)" }
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _Layout(_name: _name, _content: content())
  }
}

extension View {
  func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { _style("layoutValue", "") }
  func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    _style("alignmentGuide", "")
  }
  func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    _style("alignmentGuide", "")
  }
  func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { _style("containerRelativeFrame", "") }
  func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { _layer("safeAreaBar", content()) }
  func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { _layer("safeAreaBar", content()) }
}

protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  init(_ id: any AlignmentID.Type) { _name = "\(id)" }
  static var listRowSeparatorLeading: HorizontalAlignment { HorizontalAlignment(_name: "listRowSeparatorLeading") }
  static var listRowSeparatorTrailing: HorizontalAlignment { HorizontalAlignment(_name: "listRowSeparatorTrailing") }
}

extension VerticalAlignment {
  init(_ id: any AlignmentID.Type) { _name = "\(id)" }
}

extension Alignment {
  init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    _name = "\(horizontal._name) \(vertical._name)"
  }
  static var centerFirstTextBaseline: Alignment { Alignment(_name: "centerFirstTextBaseline") }
  static var centerLastTextBaseline: Alignment { Alignment(_name: "centerLastTextBaseline") }
  static var leadingFirstTextBaseline: Alignment { Alignment(_name: "leadingFirstTextBaseline") }
  static var leadingLastTextBaseline: Alignment { Alignment(_name: "leadingLastTextBaseline") }
  static var trailingFirstTextBaseline: Alignment { Alignment(_name: "trailingFirstTextBaseline") }
  static var trailingLastTextBaseline: Alignment { Alignment(_name: "trailingLastTextBaseline") }
}
