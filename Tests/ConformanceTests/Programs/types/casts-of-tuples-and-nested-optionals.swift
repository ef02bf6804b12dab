// Tuples with other labels are other types; a nil inside an optional stays nil.

let pair: Any = (a: 1, b: 2)
print(pair as? (x: Int, y: Int) as Any)
print(pair as? (a: Int, b: Int) as Any)
print(pair as? (Int, Int) as Any)
print(pair is (a: Int, y: Int), pair is (Int, b: Int))
let plain: Any = (1, 2)
print(plain as? (x: Int, y: Int) as Any)

func cast<T, U>(_ value: T, to type: U.Type) { print(value is U, value as? U as Any) }
cast(Int??.some(nil), to: Int?.self)
cast(Int??.some(nil), to: Int??.self)
cast(Int??.none, to: Int?.self)
cast(Int??.some(3), to: Int?.self)
cast(Int??.some(3), to: Int.self)
cast(Int???.some(.some(nil)), to: Int?.self)
cast(String??.some(nil), to: Int?.self)
cast(Int?.none, to: Int??.self)
cast(Int?.some(1), to: Int??.self)
