// Cancellation.

struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  let _number: Int
  init() { _number = _combineIdentifier() }
  init(_ obj: AnyObject) { _number = ObjectIdentifier(obj).hashValue }
  static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool { lhs._number == rhs._number }
  func hash(into hasher: inout Hasher) { hasher.combine(_number) }
  var description: String { "0x" + String(_number, radix: 16) }
}

@native("_combineIdentifier") func _combineIdentifier() -> Int

protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

protocol Cancellable {
  func cancel()
}

extension Cancellable {
  func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
  func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

final class AnyCancellable: Cancellable, Hashable {
  let _core: _Cancellation
  init(_core: _Cancellation) { self._core = _core }
  init(_ cancel: @escaping () -> Void) { _core = _Cancellation._make(cancel) }
  init<C: Cancellable>(_ canceller: C) { _core = _Cancellation._make { canceller.cancel() } }
  func cancel() { _core._cancel() }
  func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
  func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@opaque struct _Cancellation {
  @native("_Cancellation.make") static func _make(_ cancel: @escaping () -> Void) -> _Cancellation
  @native("_Cancellation.cancel") func _cancel()
}

struct _Connection: Cancellable {
  let _core: _Cancellation
  func cancel() { _core._cancel() }
}
