// A copy of an unkeyed container goes on by itself.
import Foundation
struct S: Decodable {
  init(from d: any Decoder) throws {
    var c = try d.unkeyedContainer()
    var c2 = c
    _ = try c.decode(Int.self)
    print(c.currentIndex, c2.currentIndex, c2.isAtEnd)
    print(try c2.decode(Int.self), c2.currentIndex)
    print(try c.decode(Int.self), c.currentIndex, c.isAtEnd)
    var c3 = c2
    print(try c2.decode(Int.self), try c3.decode(Int.self), c2.currentIndex, c3.currentIndex)
  }
}
_ = try JSONDecoder().decode(S.self, from: Data("[10,20]".utf8))
protocol P { mutating func next() -> Int }
struct Q: P { var n = 0; mutating func next() -> Int { n += 1; return n } }
var a: any P = Q()
var b = a
print(a.next(), a.next(), b.next())
