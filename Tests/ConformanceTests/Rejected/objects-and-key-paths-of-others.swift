struct Box<T> { var content: T }
extension Box where T == Int { func sum() {}; var double: Int { 1 } }
func boxed<T>(_ content: T) -> Box<T> { Box(content: content) }
let text = "x"
boxed("x").sum()
boxed(text).sum()
_ = boxed("x").double
struct Item { private var secret = 3; var shown = 4 }
var item = Item()
item[keyPath: \.secret] = 2
let path = \Item.secret
print(item[keyPath: \String.count])
let i = 1
let same = i === i
let number: Int? = 1
let isNil = number === nil
func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(larger(1, "a"))
print(larger("a", 1))
func show<T: Collection>(_ t: T) where T.Element == Int {}
func add<T: Sequence>(_ t: T) where T.Element: Numeric {}
show([1: 2])
show("abc")
add([1: 2])
struct Words: Sequence { typealias Element = String; func makeIterator() -> IndexingIterator<[String]> { [].makeIterator() } }
add(Words())
enum Suit: String { case hearts, spades(Int) }
