// The subscribers that come with Combine: `sink`, `assign`.

enum Subscribers {
  struct Demand: Equatable, Comparable, Hashable, CustomStringConvertible, Sendable {
    let _count: Int
    init(_count: Int) { self._count = _count }
    static var unlimited: Subscribers.Demand { Subscribers.Demand(_count: -1) }
    static var none: Subscribers.Demand { Subscribers.Demand(_count: 0) }
    static func max(_ value: Int) -> Subscribers.Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Subscribers.Demand(_count: value)
    }
    var max: Int? { _count < 0 ? nil : _count }
    var description: String { _count < 0 ? "unlimited" : "max(\(_count))" }
    static func == (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs._count == rhs._count }
    static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool {
      if lhs._count < 0 { return false }
      return rhs._count < 0 || lhs._count < rhs._count
    }
    func hash(into hasher: inout Hasher) { hasher.combine(_count) }
    static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count == rhs }
    static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs == rhs._count }
    static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count != rhs }
    static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs != rhs._count }
    static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count < 0 || lhs._count > rhs }
    static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count < 0 || lhs._count >= rhs }
    static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count >= 0 && lhs._count < rhs }
    static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count >= 0 && lhs._count <= rhs }
    static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs > lhs }
    static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs >= lhs }
    static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs < lhs }
    static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs <= lhs }
    static func _of(_ result: (partialValue: Int, overflow: Bool)) -> Subscribers.Demand {
      result.overflow ? .unlimited : .max(result.partialValue)
    }
    static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
      if lhs._count < 0 || rhs._count < 0 { return .unlimited }
      return _of(lhs._count.addingReportingOverflow(rhs._count))
    }
    static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
      if lhs._count < 0 { return .unlimited }
      return _of(lhs._count.addingReportingOverflow(rhs))
    }
    static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
      if lhs._count < 0 { return .unlimited }
      return _of(lhs._count.multipliedReportingOverflow(by: rhs))
    }
    static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
      if lhs._count < 0 { return .unlimited }
      if rhs._count < 0 { return .none }
      return .max(lhs._count - rhs._count)
    }
    static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
      if lhs._count < 0 { return .unlimited }
      return .max(lhs._count - rhs)
    }
    static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs + rhs }
    static func += (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs + rhs }
    static func *= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs * rhs }
    static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs - rhs }
    static func -= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs - rhs }
  }
  enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
    static func _of(_ failure: Failure?) -> Subscribers.Completion<Failure> {
      if let failure { return .failure(failure) }
      return .finished
    }
  }
  final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    @stored var receiveValue: (Input) -> Void
    @stored var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    @stored var _upstream: Subscription?
    @stored var _isOver: Bool
    init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
      _upstream = nil
      _isOver = false
    }
    var description: String { "Sink" }
    func receive(subscription: Subscription) {
      if _isOver || _upstream != nil { return subscription.cancel() }
      _upstream = subscription
      subscription.request(.unlimited)
    }
    func receive(_ value: Input) -> Subscribers.Demand {
      receiveValue(value)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
      _upstream = nil
      _isOver = true
      let receive = receiveCompletion
      receiveCompletion = { _ in }
      receiveValue = { _ in }
      receive(completion)
    }
    func cancel() {
      guard let upstream = _upstream else { return }
      _upstream = nil
      _isOver = true
      receiveCompletion = { _ in }
      receiveValue = { _ in }
      upstream.cancel()
    }
  }
  final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    typealias Failure = Never
    @stored var object: Root?
    let keyPath: ReferenceWritableKeyPath<Root, Input>
    @stored var _upstream: Subscription?
    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
      _upstream = nil
    }
    var description: String { "Assign \(Root.self)." }
    func receive(subscription: Subscription) {
      if object == nil || _upstream != nil { return subscription.cancel() }
      _upstream = subscription
      subscription.request(.unlimited)
    }
    func receive(_ value: Input) -> Subscribers.Demand {
      if _upstream != nil, let target = object { target[keyPath: keyPath] = value }
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {
      _upstream = nil
      object = nil
    }
    func cancel() {
      guard let upstream = _upstream else { return }
      _upstream = nil
      object = nil
      upstream.cancel()
    }
  }
}

extension Publisher {
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    AnyCancellable(
      _core: _stream._sink(
        { (failure: Failure?) in receiveCompletion(Subscribers.Completion<Failure>._of(failure)) }, receiveValue))
  }
}

extension Publisher where Failure == Never {
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable(_core: _stream._sink({ (failure: Never?) in }, receiveValue))
  }
  func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    AnyCancellable(_core: _stream._assign(keyPath, object))
  }
}
