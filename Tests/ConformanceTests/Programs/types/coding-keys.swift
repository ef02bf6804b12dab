struct CD: Codable { private enum CodingKeys: String, CodingKey { case a, b = "bee" }; var a: Int; var b: String; static func show() { print(CodingKeys.b, CodingKeys.b.stringValue, CodingKeys.a.rawValue) } }
let c = CD(a: 1, b: "x")
print(c); CD.show()
enum K: CodingKey { case one, two }
print(K.one, K.two.stringValue, K.one.intValue as Any); debugPrint(K.two)
struct S<T> { var t: T }
