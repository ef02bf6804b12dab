import Code

/// Gestures. Of these only a tap can be made here: its action is what `:tap` does.
enum GestureLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("protocol Gesture", "associatedtype Value\nvar _tap: (() -> Void)? { get }"),
    LibraryPart(
      "extension Gesture",
      """
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
      func simultaneously<Other: Gesture>(with other: Other) -> _CompleteGesture<Value> {
        _CompleteGesture(_tap: _tap ?? other._tap)
      }
      func exclusively<Other: Gesture>(before other: Other) -> _CompleteGesture<Value> {
        _CompleteGesture(_tap: _tap ?? other._tap)
      }
      func sequenced<Other: Gesture>(before other: Other) -> _CompleteGesture<Value> {
        _CompleteGesture(_tap: _tap ?? other._tap)
      }
      """),
    LibraryPart("struct _CompleteGesture<Value>: Gesture", "let _tap: (() -> Void)?"),
    LibraryPart("struct TapGesture: Gesture", "typealias Value = Void\ninit(count: Int = 1) {}"),
    LibraryPart(
      "extension TapGesture",
      "func onEnded(_ action: @escaping () -> Void) -> _CompleteGesture<Void> { _CompleteGesture<Void>(_tap: action) }"),
    LibraryPart(
      "struct SpatialTapGesture: Gesture",
      """
      init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
      struct Value: Equatable {
        @stored var location: CGPoint
      }
      """),
    LibraryPart(
      "extension SpatialTapGesture",
      """
      func onEnded(_ action: @escaping (Value) -> Void) -> _CompleteGesture<Value> {
        _CompleteGesture<Value>(_tap: { action(Value(location: .zero)) })
      }
      """),
    LibraryPart(
      "struct LongPressGesture: Gesture",
      "typealias Value = Bool\ninit(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}"),
    LibraryPart(
      "struct DragGesture: Gesture",
      """
      init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}
      struct Value: Equatable {
        @stored var time: Date
        @stored var location: CGPoint
        @stored var startLocation: CGPoint
        @stored var translation: CGSize
        var velocity: CGSize { .zero }
        var predictedEndTranslation: CGSize { translation }
        var predictedEndLocation: CGPoint { location }
      }
      """),
    LibraryPart(
      "struct MagnifyGesture: Gesture",
      "init(minimumScaleDelta: Double = 0.01) {}\nstruct Value: Equatable {\n  @stored var magnification: Double\n}"),
    LibraryPart(
      "struct MagnificationGesture: Gesture", "typealias Value = Double\ninit(minimumScaleDelta: Double = 0.01) {}"),
    LibraryPart(
      "struct RotateGesture: Gesture", "init() {}\nstruct Value: Equatable {\n  @stored var rotation: Angle\n}"),
    LibraryPart("struct RotationGesture: Gesture", "typealias Value = Angle\ninit() {}"),
  ]
}
