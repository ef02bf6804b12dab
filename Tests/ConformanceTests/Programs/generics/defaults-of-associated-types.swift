// The default of an associated type may be a member of one that is declared after it.

protocol Bridge { associatedtype Value }
protocol Stored {
  associatedtype Value = Own.Value
  associatedtype Own: Bridge
  func value() -> Value
}
protocol Named {
  associatedtype Value = [Own.Value]
  associatedtype Own: Bridge
}
struct Numbers: Bridge { typealias Value = Int }
struct First: Stored {
  typealias Own = Numbers
  func value() -> Int { 4 }
}
struct Second: Stored {
  typealias Own = Numbers
  func value() -> String { "own" }
}
struct Third: Named {
  typealias Own = Numbers
  var values: Value = [3]
}
print(First().value(), Second().value(), Third().values, First.Value.self, Second.Value.self, Third.Value.self)
