// Gestures composed of two others.

struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// The first gesture, or both once the first one has ended.
  enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  var _tap: (() -> Void)? { first._tap ?? second._tap }
}

struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  struct Value {
    @stored var first: First.Value?
    @stored var second: Second.Value?
  }
  var _tap: (() -> Void)? { first._tap ?? second._tap }
}

struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  var _tap: (() -> Void)? { first._tap ?? second._tap }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
