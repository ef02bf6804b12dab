protocol Source { associatedtype Failure }
enum Sources {
  struct Joined<First: Source, Second: Source> where First.Failure == Second.Failure {}
  typealias Alias<Own: Source> = Joined<Plain, Own> where Own.Failure == Int
}
struct Plain: Source { typealias Failure = Int }
extension Source where Failure == Int { func only() -> String { "int" } }
extension Source {
  func joined<T>(_ value: T) -> Sources.Joined<Plain, Self> {
    print(only(), value)
    return Sources.Joined()
  }
}
_ = Plain().joined("value")
