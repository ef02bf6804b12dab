struct Decl { var name: String; var body: [Decl]? }
extension Collection<Decl> {
  func each(_ f: (Decl) -> Void) {
    for d in self { f(d); (d.body ?? []).each(f) }
  }
  var names: [String] { map(\.name) }
}
extension Array<Decl> { var n: Int { count }; func at(_ i: Int) -> String { self[i].name } }
extension Sequence<Int> { func total() -> Int { var s = 0; for x in self { s += x }; return s } }
extension Optional<String> { var orEmpty: String { self ?? "" } }
extension Dictionary<String, Int> { var sum: Int { values.reduce(0, +) } }
let ds = [Decl(name: "a", body: [Decl(name: "b", body: nil)]), Decl(name: "c", body: [])]
ds.each { print($0.name) }
print(ds.names, ds.n, ds.at(1), [1, 2].total(), Set([3]).total(), (nil as String?).orEmpty, ["a": 2].sum)
