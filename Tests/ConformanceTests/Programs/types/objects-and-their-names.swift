print("\u{0}".hashValue == "".hashValue, "a\u{0}b".hashValue == "a".hashValue)
print(["\u{0}": 1, "": 2].count, Set(["a\u{0}", "a"]).count)
print(String(reflecting: AnyObject.self))
debugPrint([AnyObject].self)
class C {}
struct S {}
let xs: [Any] = [1, C(), S()]
for x in xs { print(type(of: x) is C.Type, type(of: x) is AnyClass, type(of: x) as? C.Type as Any) }
let os: [AnyObject] = [C()]
for x in os { print(type(of: x) is C.Type) }
