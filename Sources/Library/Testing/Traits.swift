// The arguments of `@Test` and `@Suite`.

struct Tag: Hashable, Sendable {
  let _name: String
  init(named name: String) { _name = name }
}

struct _TimeLimit: Sendable {
  init() {}
  static func minutes(_ count: Int) -> _TimeLimit { _TimeLimit() }
  @available(*, unavailable, message: "Time limit must be specified in minutes")
  static func seconds(_ count: Int) -> _TimeLimit { _TimeLimit() }
}

/// A trait; only whether a test is skipped has an effect.
struct _Trait: Sendable {
  let _skips: Bool
  let _comment: String?
  init(_skips: Bool = false, _comment: String? = nil) {
    self._skips = _skips
    self._comment = _comment
  }
  static var serialized: _Trait { _Trait() }
  static func tags(_ tags: Tag...) -> _Trait { _Trait() }
  static func timeLimit(_ limit: _TimeLimit) -> _Trait { _Trait() }
  static func bug(_ address: String, _ title: String? = nil) -> _Trait { _Trait() }
  static func bug(_ address: String? = nil, id: Int, _ title: String? = nil) -> _Trait { _Trait() }
  static func bug(_ address: String? = nil, id: String, _ title: String? = nil) -> _Trait { _Trait() }
  static func disabled(_ comment: String? = nil) -> _Trait { _Trait(_skips: true, _comment: comment) }
  static func disabled(if condition: Bool, _ comment: String? = nil) -> _Trait {
    _Trait(_skips: condition, _comment: comment)
  }
  static func disabled(_ comment: String? = nil, if condition: () -> Bool) -> _Trait {
    _Trait(_skips: condition(), _comment: comment)
  }
  static func enabled(if condition: Bool, _ comment: String? = nil) -> _Trait {
    _Trait(_skips: !condition, _comment: comment)
  }
  static func enabled(_ comment: String? = nil, _ condition: () -> Bool) -> _Trait {
    _Trait(_skips: !condition(), _comment: comment)
  }
}
