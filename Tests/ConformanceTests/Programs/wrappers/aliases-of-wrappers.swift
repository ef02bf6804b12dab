protocol Src { associatedtype Value: Equatable; static var defaultValue: Value { get } }
enum DD {}
extension DD {
  @propertyWrapper struct Wrapper<Source: Src> { typealias Value = Source.Value; var wrappedValue = Source.defaultValue }
}
extension DD {
  typealias Source = Src
  enum Sources {
    enum True: Source { static let defaultValue = true }
    enum Empty: Source { static let defaultValue = "" }
    enum EmptyList<T: Equatable & ExpressibleByArrayLiteral>: Source { static var defaultValue: T { [] } }
  }
  typealias True = Wrapper<Sources.True>
  typealias EmptyString = Wrapper<Sources.Empty>
  typealias EmptyList<T: Equatable & ExpressibleByArrayLiteral> = Wrapper<Sources.EmptyList<T>>
  typealias Custom<S: Source> = Wrapper<S>
}
enum Mine: DD.Source { static let defaultValue = 42 }
struct W { @DD.EmptyString var title: String; @DD.Custom<Mine> var invert; @DD.True var t; @DD.EmptyList var l: [Int] }
let w = W()
print(w.title, w.invert, w.t, w.l)
