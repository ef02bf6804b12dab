// A program's own comparison with an optional fits better than the library's with `nil`.
struct Version {
  var major: Int
  static func == (a: Version, b: Version?) -> Bool {
    print("own", b == nil)
    return b?.major == a.major
  }
  static func == (a: Version, b: Version) -> Bool {
    print("plain")
    return a.major == b.major
  }
}

let version = Version(major: 1)
let found: Version? = version
print(version == nil)
print(version == found)
print(version == version)

struct Left {
  static func == (a: Left?, b: Left) -> Bool {
    print("optional first")
    return a != nil
  }
}

let left = Left()
let someLeft: Left? = left
print(nil == left, someLeft == left)
print(someLeft == nil)

// The comparison that the compiler makes is that of the protocol, which is generic.
struct Code: Equatable {
  static func == (a: Code, b: Code?) -> Bool {
    print("optional second")
    return b != nil
  }
}

let code = Code()
let someCode: Code? = code
print(code == nil, code == code, someCode == nil)

struct Pair {}
func == (a: Pair?, b: Pair?) -> Bool {
  print("both optional")
  return true
}
func != (a: Pair?, b: Pair?) -> Bool {
  print("both optional, negated")
  return false
}

let pair = Pair()
let somePair: Pair? = pair
print(pair == nil, somePair == nil, nil == somePair, nil == pair, somePair != nil)
if somePair == nil { print("none") }
func isNone<T>(_ x: T?) -> Bool { x == nil }
print(isNone(pair), isNone(somePair))

struct Box<T> {
  var value: T
  static func == (a: Box, b: Box?) -> Bool {
    print("box")
    return b == nil
  }
}
print(Box(value: 1) == nil)
func == (a: Int, b: String?) -> Bool {
  print("number and text")
  return b == nil
}
let number = 1
print(number == nil, 1 == nil)

class Node {
  var next: Node?
  static func == (a: Node, b: Node?) -> Bool {
    print("node")
    return a === b
  }
  static func != (a: Node, b: Node?) -> Bool {
    print("not node")
    return !(a == b)
  }
}
let node = Node()
print(node == nil, node != nil, node.next == nil, node == node.next, node.next != nil)
func check<T: Node>(_ node: T) { print(node == nil) }
check(node)
