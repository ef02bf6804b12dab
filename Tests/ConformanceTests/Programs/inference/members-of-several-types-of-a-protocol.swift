protocol Loader { associatedtype A; func load() -> A }
struct UL<A>: Loader { var base: String?; var make: (String) -> A; func load() -> A { make(base ?? "none") } }
struct RL<A>: Loader { var name: String; var make: (String) -> A; func load() -> A { make(name) } }
extension Loader where Self == UL<Int> { static func image(relativeTo base: String? = nil) -> Self { .init(base: base, make: { $0.count }) } }
extension Loader where Self == UL<String> { static func emoji(relativeTo base: String? = nil) -> Self { .init(base: base, make: { $0 }) } }
extension Loader where Self == RL<Int> { static func image(named name: @escaping (Int) -> String, in b: String? = nil) -> Self { .init(name: name(3), make: { $0.count }) } }
struct V { var a: any Loader = .image(); var b: any Loader = .emoji(); var c: any Loader = .image(named: { "n\($0)" }) }
print(V().a.load(), V().b.load(), V().c.load())
