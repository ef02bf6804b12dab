// Subscriptions: the demand of one subscriber.

protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

extension Subscription {
  var _subscription: _SubscriptionCore {
    if let known = self as? _Subscription { return known._core }
    return _SubscriptionCore._make(
      { self.request(Subscribers.Demand(_count: $0)) }, { self.cancel() }, { String(describing: self) })
  }
}

struct _Subscription: Subscription, CustomStringConvertible {
  let _core: _SubscriptionCore
  init(_core: _SubscriptionCore) { self._core = _core }
  func request(_ demand: Subscribers.Demand) { _core._request(demand._count) }
  func cancel() { _core._cancel() }
  var combineIdentifier: CombineIdentifier { CombineIdentifier() }
  var description: String { _core._description }
}

@opaque struct _SubscriptionCore {
  @native("_SubscriptionCore.make")
  static func _make(
    _ request: @escaping (Int) -> Void, _ cancel: @escaping () -> Void, _ describe: @escaping () -> String
  ) -> _SubscriptionCore
  @native("_SubscriptionCore.empty") static func _empty() -> _SubscriptionCore
  @native("_SubscriptionCore.request") func _request(_ count: Int)
  @native("_SubscriptionCore.cancel") func _cancel()
  @native("_SubscriptionCore.description") var _description: String { get }
}

enum Subscriptions {
  static var empty: Subscription { _Subscription(_core: _SubscriptionCore._empty()) }
}
