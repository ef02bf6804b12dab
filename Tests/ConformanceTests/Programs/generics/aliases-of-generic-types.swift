// An alias of a generic type without arguments takes those of the type.
enum D {}
protocol DS { associatedtype Value: Decodable; static var defaultValue: Value { get } }
extension D {
  @propertyWrapper struct Wrapper<Source: DS> { typealias Value = Source.Value; var wrappedValue = Source.defaultValue }
}
extension D {
  typealias Source = DS
  typealias List = Decodable & ExpressibleByArrayLiteral
  enum Sources {
    enum False: Source { static let defaultValue = false }
    enum EmptyList<T: List>: Source { static var defaultValue: T { [] } }
    enum FirstCase<T: CaseIterable & Decodable>: Source { static var defaultValue: T { T.allCases.first! } }
  }
  typealias False = Wrapper<Sources.False>
  typealias EmptyList<T: List> = Wrapper<Sources.EmptyList<T>>
  typealias FirstCase<T: CaseIterable & Decodable> = Wrapper<Sources.FirstCase<T>>
  typealias Custom = Wrapper
}
enum Mode: String, Decodable, CaseIterable { case a, b }
extension Mode: D.Source { static let defaultValue = Mode.b }
struct W {
  @D.False var off; @D.EmptyList var list: [Int]; @D.FirstCase var first: Mode; @D.Custom<Mode> var custom;
  @D.FirstCase<Mode> var other
}
var w = W()
print(w.off, w.list, w.first, w.custom, w.other)
w.list.append(3); w.off.toggle(); w.custom = .a
print(w)
