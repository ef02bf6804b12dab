// The exact text of nested values: structs in enums in optionals in arrays in dictionaries and tuples.
struct Inner: Equatable {
  var n: Int?
  var text = "t"
}
enum Kind {
  case none
  case single(Inner)
  case labelled(inner: Inner, count: Int)
  case optional(Int?)
  case tuple((Int, String))
  case list([Inner])
  case nested(Box)
}
struct Box {
  var inner = Inner(n: 1)
  var maybe: Inner?
  var list: [Int?] = [1, nil]
  var dict = ["k": Inner(n: nil)]
  var tuple = (1, b: "two")
  var nothing: Void = ()
  let char: Character = "c"
  var range = 1..<3
  var set: Set<String> = ["only"]
  var type: Any.Type = Int.self
}
print(Inner(n: 3))
print(Inner(n: nil, text: "quote \" tab \t"))
print(Box())
print([Kind.none, .single(Inner(n: 1)), .labelled(inner: Inner(), count: 2)])
print(Kind.optional(nil), Kind.optional(5), Kind.tuple((1, "x")), Kind.list([Inner(n: 7)]))
print(Optional(Kind.none) as Any, [Optional(Inner(n: 2))], Optional([Optional(1)]) as Any)
print((Inner(n: 1), Kind.none, [Inner(n: 2)]), (a: Inner(n: 3), b: nil as Int?))
print("\(Kind.labelled(inner: Inner(n: 1), count: 9))")
struct Generic<T> { var value: T }
print(Generic(value: 1), Generic(value: Inner(n: 1)), Generic(value: Optional("s")), [Generic(value: [1])])
struct Empty {}
enum Only { case one }
print(Empty(), Only.one, [Empty()], [Only.one], Optional(Only.one) as Any, (Empty(), Only.one))
struct Deep { var a = ["x": [Optional((1, "t"))]] }
print(Deep())
struct Computed {
  var stored = 1
  var computed: Int { 2 }
  static var shared = 3
  let constant = 5
}
print(Computed())
class Node { var n = 1 }
struct Holder {
  var closureCount = 1
  var node: Node?
}
print(Holder(), Optional<Node>.none as Any)
print([1: [2: [3: "deep"]]], [[["x"]]], [nil, [1]] as [[Int]?], ["a": nil] as [String: Int?])
print(Result<Inner, Never>.success(Inner(n: 4)), [Result<Int, Never>.success(1)])
print(String(describing: Inner(n: 1)) == "\(Inner(n: 1))", String(reflecting: [Inner(n: 1)]), String(reflecting: "x\n"))
print(UInt8(3), [Float(2.5)], Int?.none as Any, [Int8?.some(1)], [1.0: "one"], [true: 0], ["é": "\u{1F600}"], [#"\"#])
