// Classes through protocols: class-bound existentials, default methods, Self results, overrides of witnesses.
protocol Copying: AnyObject {
  init(copyOf other: Self)
  func copy() -> Self
}
extension Copying {
  func copy() -> Self { Self(copyOf: self) }
}
class Document: Copying {
  var text: String
  init(_ text: String) { self.text = text }
  required init(copyOf other: Document) { text = other.text + " (copy)" }
}
final class Signed: Document {
  var signature = "unsigned"
  required init(copyOf other: Document) {
    super.init(copyOf: other)
    signature = (other as? Signed)?.signature ?? "lost"
  }
  override init(_ text: String) { super.init(text) }
}
let signed = Signed("doc")
signed.signature = "Ann"
let copied = signed.copy()
print(copied.text, copied.signature, copied === signed, type(of: copied))
let plain: Document = signed
print(type(of: plain.copy()), plain.copy().text)
protocol Plugin {
  var id: String { get }
  func run(_ input: Int) -> Int
}
extension Plugin {
  var id: String { "\(type(of: self))" }
  func run(_ input: Int) -> Int { input }
  func runTwice(_ input: Int) -> Int { run(run(input)) }
}
class Base: Plugin {}
class Adder: Base { func run(_ input: Int) -> Int { input + 1 } }
class Doubler: Plugin { func run(_ input: Int) -> Int { input * 2 } }
class Tripler: Doubler { override func run(_ input: Int) -> Int { input * 3 } }
let plugins: [any Plugin] = [Base(), Adder(), Doubler(), Tripler()]
for p in plugins { print(p.id, p.run(5), p.runTwice(5)) }
print(Adder().run(5), Adder().runTwice(5))
print(plugins.reduce(1) { $1.run($0) })
protocol Store: AnyObject {
  associatedtype Item
  var items: [Item] { get set }
}
extension Store {
  func add(_ item: Item) { items.append(item) }
  var count: Int { items.count }
}
class Names: Store { var items = ["a"] }
func grow<S: Store>(_ s: S, _ item: S.Item) -> Int {
  s.add(item)
  s.items += [item]
  return s.count
}
let names = Names()
print(grow(names, "b"), names.items)
weak var weakPlugin: (any AnyObject & Plugin)? = plugins[2] as? Doubler
print(weakPlugin?.id ?? "gone")
