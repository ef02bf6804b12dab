// Anchors: positions of views. Nothing is laid out, so each has the position of an empty view.

/// SwiftUI calls it `Anchor`. RegexBuilder has a nongeneric type with that name, too: `Anchor<CGRect>` is this one.
struct _ViewAnchor<Value>: Hashable {
  typealias Source = _AnchorSource<Value>
  let _value: Value
  static func == (lhs: _ViewAnchor<Value>, rhs: _ViewAnchor<Value>) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// `Anchor.Source`, under a name of its own.
struct _AnchorSource<Value> {
  let _value: Value
}

extension _AnchorSource where Value == CGRect {
  static var bounds: _AnchorSource<CGRect> { _AnchorSource<CGRect>(_value: CGRect.zero) }
  static func rect(_ rect: CGRect) -> _AnchorSource<CGRect> { _AnchorSource<CGRect>(_value: rect) }
}

extension _AnchorSource where Value == CGPoint {
  static func point(_ point: CGPoint) -> _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: point) }
  static func unitPoint(_ point: UnitPoint) -> _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var center: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var top: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var bottom: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var leading: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var trailing: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var topLeading: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var topTrailing: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var bottomLeading: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
  static var bottomTrailing: _AnchorSource<CGPoint> { _AnchorSource<CGPoint>(_value: CGPoint.zero) }
}

extension GeometryProxy {
  subscript<T>(anchor: _ViewAnchor<T>) -> T { anchor._value }
  func bounds(of coordinateSpace: CoordinateSpace) -> CGRect? { frame(in: coordinateSpace) }
}

extension View {
  func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: _AnchorSource<A>, transform: @escaping (_ViewAnchor<A>) -> K.Value
  ) -> some View { preference(key: key, value: transform(_ViewAnchor<A>(_value: value._value))) }
  func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: _AnchorSource<A>, transform: @escaping (inout K.Value, _ViewAnchor<A>) -> Void
  ) -> some View { transformPreference(key) { transform(&$0, _ViewAnchor<A>(_value: value._value)) } }
}

struct PopoverAttachmentAnchor {
  static func rect(_ anchor: _AnchorSource<CGRect>) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
  static func point(_ anchor: UnitPoint) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
}
