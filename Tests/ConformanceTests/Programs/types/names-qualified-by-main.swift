let limit = 3
func make(_ a: String, _ n: Int = 1) -> String { "global \(a) \(n)" }
func make(_ n: Int) -> String { "number \(n)" }
struct Coordinator {
  var limit = 9
  static func make(_ a: String) -> String { "own \(a)" }
  func make() -> String { "method" }
  func go() { print(main.make("x"), main.make(4), Self.make("y"), main.limit, limit, make()) }
  func max(_ a: Int) -> Int { Swift.max(a, main.limit) }
}
Coordinator().go()
print(Coordinator().max(2), main.make("z", 2))
