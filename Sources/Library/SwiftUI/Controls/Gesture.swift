// Gestures. Only a tap can be performed here: `:tap` runs its action.

protocol Gesture {
  associatedtype Value
  var _tap: (() -> Void)? { get }
}

extension Gesture {
  var _tap: (() -> Void)? { nil }
  func onChanged(_ action: @escaping (Value) -> Void) -> _CompleteGesture<Value> { _CompleteGesture(_tap: _tap) }
  func onEnded(_ action: @escaping (Value) -> Void) -> _CompleteGesture<Value> {
    _CompleteGesture(_tap: _tap)
  }
  func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _CompleteGesture<Value> {
    _CompleteGesture(_tap: _tap)
  }
  func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
  func map<T>(_ body: @escaping (Value) -> T) -> _CompleteGesture<T> { _CompleteGesture(_tap: _tap) }
}

extension Optional: Gesture where Wrapped: Gesture {
  typealias Value = Wrapped.Value
  var _tap: (() -> Void)? { self?._tap }
}

struct AnyGesture<Value>: Gesture {
  let _tap: (() -> Void)?
  init<T: Gesture>(_ gesture: T) where T.Value == Value { _tap = gesture._tap }
}

struct _CompleteGesture<Value>: Gesture {
  let _tap: (() -> Void)?
}

struct TapGesture: Gesture {
  typealias Value = Void
  init(count: Int = 1) {}
}

extension TapGesture {
  func onEnded(_ action: @escaping () -> Void) -> _CompleteGesture<Void> { _CompleteGesture<Void>(_tap: action) }
}

struct SpatialTapGesture: Gesture {
  init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  struct Value: Equatable {
    @stored var location: CGPoint
  }
}

extension SpatialTapGesture {
  func onEnded(_ action: @escaping (Value) -> Void) -> _CompleteGesture<Value> {
    _CompleteGesture<Value>(_tap: { action(Value(location: .zero)) })
  }
}

struct LongPressGesture: Gesture {
  typealias Value = Bool
  init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

struct DragGesture: Gesture {
  init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  struct Value: Equatable {
    @stored var time: Date
    @stored var location: CGPoint
    @stored var startLocation: CGPoint
    @stored var translation: CGSize
    var velocity: CGSize { .zero }
    var predictedEndTranslation: CGSize { translation }
    var predictedEndLocation: CGPoint { location }
  }
}

struct MagnifyGesture: Gesture {
  init(minimumScaleDelta: CGFloat = 0.01) {}
  struct Value: Equatable {
    @stored var magnification: CGFloat
  }
}

struct MagnificationGesture: Gesture {
  typealias Value = CGFloat
  init(minimumScaleDelta: CGFloat = 0.01) {}
}

struct RotateGesture: Gesture {
  init() {}
  struct Value: Equatable {
    @stored var rotation: Angle
  }
}

struct RotationGesture: Gesture {
  typealias Value = Angle
  init() {}
}
