// A member that an optional has, and that the value in it has too: the expected type decides which is meant.
protocol OptionalType {
  associatedtype Wrapped
  var optional: Wrapped? { get }
}

extension Optional: OptionalType {
  typealias Wrapped = Wrapped
  var optional: Wrapped? { self }
}

final class Transaction<Value> {
  var value: Value!
  init(_ value: Value) { self.value = value }
}

extension Transaction where Value: OptionalType {
  func collect() -> Transaction<Value.Wrapped>? {
    guard let known: Value.Wrapped = value.optional else { return nil }
    return Transaction<Value.Wrapped>(known)
  }
  var whole: Value? { value.optional }
}

print(Transaction<Int?>(3).collect()!.value!, Transaction<Int?>(nil).collect() == nil)
print(Transaction<Int?>(3).whole as Any)
