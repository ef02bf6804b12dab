struct N: ExpressibleByIntegerLiteral {
  var how: String
  init(_ x: Int) { how = "init" }
  init(integerLiteral value: Int) { how = "literal" }
}
print(N.init(1).how, N(1).how, (1 as N).how, ({ 1 }() as N).how)
let a: N = (1)
let b: N = .init(2)
let one = 1
let c = N(one)
print(a.how, b.how, c.how, [1, 2].map { N($0) }.map(\.how))
struct Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  var how: String
  init(_ x: String) { how = "init" }
  init(stringLiteral value: String) { how = "literal" }
}
print(Text("a").how, Text.init("a").how, ("a" as Text).how, Text("\(1)").how, ("\(1)" as Text).how)
struct List: ExpressibleByArrayLiteral {
  var how: String
  init(_ x: [Int]) { how = "init" }
  init(arrayLiteral elements: Int...) { how = "literal" }
}
print(List([1]).how, List.init([1]).how, ([1] as List).how)
print(Int8(1), UInt8.init(200), Double(1).description, type(of: Double("1")), Character("a"))
