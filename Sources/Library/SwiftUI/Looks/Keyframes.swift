// Keyframes. Nothing moves here, so an animator shows its first value.
//
// Keyframes and tracks are created by functions: their single result type determines the type of a literal in the
// builders.

struct _Keyframe<Value> {}

struct _KeyframeList<Value> {}

func LinearKeyframe<Value>(
  _ to: Value, duration: Double, timingCurve: UnitCurve = .linear
) -> _Keyframe<Value> { _Keyframe<Value>() }
func CubicKeyframe<Value>(
  _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
) -> _Keyframe<Value> { _Keyframe<Value>() }
func SpringKeyframe<Value>(
  _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
) -> _Keyframe<Value> { _Keyframe<Value>() }
func MoveKeyframe<Value>(_ to: Value) -> _Keyframe<Value> { _Keyframe<Value>() }
func KeyframeTrack<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> _KeyframeList<Value>
) -> _KeyframeList<Root> { _KeyframeList<Root>() }

@resultBuilder struct KeyframeTrackContentBuilder<Value> {
  /// Accepts any type, because an integer literal for a `Double` has the type `Int` in the builder.
  static func buildExpression<Written>(_ expression: _Keyframe<Written>) -> _KeyframeList<Value> {
    _KeyframeList<Value>()
  }
  static func buildBlock(_ components: _KeyframeList<Value>...) -> _KeyframeList<Value> { _KeyframeList<Value>() }
  static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> { _KeyframeList<Value>() }
  static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> { _KeyframeList<Value>() }
  static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> { component }
  static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> { component }
}

@resultBuilder struct KeyframesBuilder<Value> {
  static func buildExpression(_ expression: _KeyframeList<Value>) -> _KeyframeList<Value> { expression }
  static func buildBlock(_ components: _KeyframeList<Value>...) -> _KeyframeList<Value> { _KeyframeList<Value>() }
}

struct KeyframeAnimator<Value, Content: View>: View {
  let _value: Value
  let _make: (Value) -> Content
  init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeList<Value>
  ) {
    _value = initialValue
    _make = content
  }
  init<T: Equatable>(
    initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeList<Value>
  ) {
    _value = initialValue
    _make = content
  }
  var body: some View { _make(_value) }
}

extension View {
  func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeList<Value>
  ) -> some View { content(self, initialValue) }
  func keyframeAnimator<Value, T: Equatable, Content: View>(
    initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeList<Value>
  ) -> some View { content(self, initialValue) }
}
