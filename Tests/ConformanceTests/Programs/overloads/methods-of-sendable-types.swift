extension Sequence {
  func shown<M: Error>(_ t: @escaping (Int) -> M) -> String { "plain" }
  func shown<M: Error>(_ t: @escaping (Int) -> M) -> String where Self: Sendable, Element: Sendable { "sendable" }
}
struct Er: Error {}
print([1].shown { _ in Er() })
func g<T: Sequence & Sendable>(_ t: T) -> String where T.Element: Sendable { t.shown { _ -> Er in fatalError() } }
print(g([1, 2]))
extension Sequence {
  func some(_ n: Int) -> some Sequence<Element> { Array(self) }
  func some(_ n: Int) -> (some Sequence<Element> & Sendable) where Self: Sendable, Element: Sendable { Array(self).reversed() }
}
print(Array([1, 2].some(3)))
