protocol Def { associatedtype Item; var item: Item { get }; func render(_ i: Item) -> String; func other() -> String }
extension Def { func render(_ i: Item) -> String { "any" }; func other() -> String { "any" } }
extension Def where Item: CustomStringConvertible { func render(_ i: Item) -> String { "<\(i.description)>" } }
extension Def where Item: CustomStringConvertible, Item: Comparable { func other() -> String { "two" } }
extension Def where Item == String { func render(_ i: Item) -> String { "'\(i)'" }; func other() -> String { "str" } }
extension Def where Item: Collection { func other() -> String { "coll" } }
extension Def where Item: BidirectionalCollection { func other() -> String { "bidi" } }
extension Def where Item: Collection, Item.Element == Int { func other() -> String { "ints" } }
extension Def where Item == Int, Self: AnyObject { func render(_ i: Int) -> String { "obj \(i)" } }
extension Def { func all() -> String { render(item) + other() } }
struct A<T>: Def { var item: T }
struct S: Def { var item: String }
struct I: Def { var item: Int }
struct C: Def { var item: Set<String> }
struct D: Def { var item: Set<Int> }
final class O: Def { let item = 3 }
struct N: Def { struct X {}; var item = X() }
print(A(item: "a").all(), S(item: "x").all(), I(item: 1).all(), C(item: ["a"]).other(), D(item: [1]).all(), O().all(), N().all())
