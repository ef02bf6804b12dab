struct A { var a: Int8 = 1; var b: Int32 = 2; var c: Double = 3; var d: (Int16, Bool) = (4, true); var e = (x: 1 as UInt8, y: "s"); var comp: Int { Int(b) } }
struct G<T> { var x: Bool; var t: T; weak var w: AnyObject?; var last = 1 as Int16 }
print(MemoryLayout<A>.offset(of: \.a)!, MemoryLayout<A>.offset(of: \.b)!, MemoryLayout<A>.offset(of: \.c)!, MemoryLayout<A>.offset(of: \.d)!, MemoryLayout<A>.offset(of: \.d.1)!, MemoryLayout<A>.offset(of: \.comp) as Any, MemoryLayout<A>.offset(of: \.e.y)!)
print(MemoryLayout<G<Int64>>.offset(of: \.t)!, MemoryLayout<G<Int8>>.offset(of: \.t)!, MemoryLayout<G<A>>.offset(of: \.t.c)!, MemoryLayout<G<Bool>>.offset(of: \.last)!, MemoryLayout<A>.offset(of: \.self)!, MemoryLayout<String>.offset(of: \.count) as Any)
let p: PartialKeyPath<A> = \.d; print(MemoryLayout<A>.offset(of: p)!)
let keys: [AnyKeyPath] = [\A.a, \A.d.1, \String.count, \[Int].first, \A.comp, \A.self]
for k in keys { print(type(of: k).rootType, type(of: k).valueType) }
print(KeyPath<Int, String>.rootType, WritableKeyPath<A, Int>.valueType, type(of: keys[0]).rootType == A.self)
let any: AnyKeyPath = \A.d, part: PartialKeyPath<A> = \.e
print(any.appending(path: \(Int16, Bool).1) as Any, any.appending(path: \Int.description) == nil, part.appending(path: \(x: UInt8, y: String).y.count) == \A.e.y.count, part.appending(path: \Int.self) == nil)
