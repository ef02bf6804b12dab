func f(_ p: UnsafePointer<UInt8>) -> UInt8 { p[0] }
func g(_ p: UnsafePointer<Int8>) -> Int8 { p[1] }
func h(_ p: UnsafeRawPointer) -> UInt8 { p.load(as: UInt8.self) }
let s = "abc"
print(f(s), g(s), h(s))
print(f("xyz"), g("xyz"))
func o(_ p: UnsafePointer<UInt8>?) -> Bool { p == nil }
print(o(s), o(nil))
