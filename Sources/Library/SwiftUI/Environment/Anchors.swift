// Anchors: places of views. Nothing is laid out, so that each is the place of an empty view.

struct Anchor<Value>: Hashable {
  @stored var _zero: _Zero<Value>
  struct Source {
    let _zero: _Zero<Value>
  }
  static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

struct _Zero<Value> {
  let _value: Value
}

extension Anchor.Source where Value == CGRect {
  static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(_zero: _Zero(_value: CGRect.zero)) }
  static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(_zero: _Zero(_value: rect)) }
}

extension Anchor.Source where Value == CGPoint {
  static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(_zero: _Zero(_value: point))
  }
  static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .point(.zero) }
  static var center: Anchor<CGPoint>.Source { .point(.zero) }
  static var top: Anchor<CGPoint>.Source { .point(.zero) }
  static var bottom: Anchor<CGPoint>.Source { .point(.zero) }
  static var leading: Anchor<CGPoint>.Source { .point(.zero) }
  static var trailing: Anchor<CGPoint>.Source { .point(.zero) }
  static var topLeading: Anchor<CGPoint>.Source { .point(.zero) }
  static var topTrailing: Anchor<CGPoint>.Source { .point(.zero) }
  static var bottomLeading: Anchor<CGPoint>.Source { .point(.zero) }
  static var bottomTrailing: Anchor<CGPoint>.Source { .point(.zero) }
}

extension GeometryProxy {
  subscript<T>(anchor: Anchor<T>) -> T { anchor._zero._value }
  func bounds(of coordinateSpace: CoordinateSpace) -> CGRect? { frame(in: coordinateSpace) }
}

extension View {
  func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { preference(key: key, value: transform(Anchor<A>(_zero: value._zero))) }
  func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { transformPreference(key) { transform(&$0, Anchor<A>(_zero: value._zero)) } }
}

struct PopoverAttachmentAnchor {
  static func rect(_ anchor: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
  static func point(_ anchor: UnitPoint) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
}
