@dynamicMemberLookup
struct Config: Hashable, Sequence, ExpressibleByStringLiteral {
  enum Data: Hashable { case null, string(String), array([Config]) 
    func string() -> String? { if case .string(let s) = self { s } else { nil } } }
  var value: Data
  init(_ d: Data) { value = d }
  init(stringLiteral: String) { value = .string(stringLiteral) }
  subscript(dynamicMember member: String) -> Config? { if case .array(let a) = value { a.first } else { nil } }
  subscript(dynamicMember member: String) -> Config { Config(.string(member)) }
  subscript(_ i: Int) -> Config { self }
  func string() -> String? { value.string() }
  func string(or d: String) -> String { string() ?? d }
  func array() -> [Config]? { if case .array(let a) = value { a } else { nil } }
  func makeIterator() -> AnyIterator<Config> { AnyIterator([self].makeIterator()) }
}
let c = Config(.null)
print(c.tokenizer.name.string() ?? "none")
print(c.pair.array() as Any)
if let s = c.a.b.string() { print(s) }
let o: Config? = c
print(o?.x.string() as Any)
