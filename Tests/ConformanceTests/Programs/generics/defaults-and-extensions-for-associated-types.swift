// An extension decides an associated type before the default of it, and before an extension that repeats the default.

protocol Scope { func run() -> String }
extension Never: Scope { func run() -> String { "never" } }
protocol Trait {
  associatedtype Provider: Scope = Never
  func provider() -> Provider?
}
extension Trait where Provider == Never { func provider() -> Never? { nil } }
extension Trait where Self: Scope { func provider() -> Self? { self } }

struct Plain: Trait {}
struct Own: Trait, Scope { func run() -> String { "own" } }
struct Other: Trait { func provider() -> Own? { Own() } }
struct Named: Trait {
  typealias Provider = Own
  func provider() -> Own? { nil }
}
final class Object: Trait, Scope { func run() -> String { "object" } }
struct Box<T>: Trait { let value: T }
extension Box: Scope where T: Equatable { func run() -> String { "box" } }

func show<T: Trait>(_ trait: T) { print(T.Provider.self, trait.provider()?.run() ?? "-") }
show(Plain())
show(Own())
show(Other())
show(Named())
show(Object())
show(Box(value: 1))

protocol Source {
  associatedtype Item = Int
  func item() -> Item
}
extension Source where Item == Int { func item() -> Int { 1 } }
extension Source where Self: CustomStringConvertible { func item() -> String { description } }
struct Numbers: Source {}
struct Words: Source, CustomStringConvertible { var description: String { "words" } }
print(Numbers().item(), Words().item() as String)
func item<S: Source>(_ source: S) -> S.Item { source.item() }
print(item(Numbers()), item(Words()))
