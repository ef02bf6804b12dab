protocol P { func f() }
struct A {}
extension A: P {}
extension Int: P {}
class C {}
extension C: Equatable {}
struct NC { var x = 1 }
struct H: Codable { var n: NC; var list: [NC]; var o: NC?; var d: [String: NC]; var k = 1 }
struct H2: Codable { var k = 1; let n: NC }
enum E: Codable { case a(NC), b }
class K: Codable { var n = NC() ; var f: () -> Void = {} }
struct H3: Decodable { var n: NC }
