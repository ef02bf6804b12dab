// A subclass without initializers of its own inherits the decoding of its superclass, which passes over its own properties.
import Foundation
class Base: Codable { var x = 1 }
class Sub: Base { var y = 2 }
class Own: Base { var z: Int; init(z: Int) { self.z = z; super.init() }
  required init(from decoder: any Decoder) throws { z = 5; try super.init(from: decoder) } }
class Third: Sub { }
class Dec: Decodable { var a = 3; init() {} }
class DecSub: Dec { var b = "b" }
let d = try JSONEncoder().encode(Sub()); print(String(decoding: d, as: UTF8.self))
let s = try JSONDecoder().decode(Sub.self, from: Data(#"{"x": 7, "y": 9}"#.utf8)); print(s.x, s.y)
let t = try JSONDecoder().decode(Third.self, from: Data(#"{"x": 8}"#.utf8)); print(t.x, t.y, type(of: t))
let o = try JSONDecoder().decode(Own.self, from: Data(#"{"x": 8}"#.utf8)); print(o.x, o.z)
let e = try JSONDecoder().decode(DecSub.self, from: Data(#"{"a": 8}"#.utf8)); print(e.a, e.b)
print(Sub().y, DecSub().b)
