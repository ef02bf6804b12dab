// A decodable class needs no initializer besides the one that decodes it.
import Foundation

class D: Codable { let a: String }
class F: Codable { var a: String; let n: Int; init(a: String, n: Int) { self.a = a; self.n = n } }
final class G: Decodable { let q: Int? }
struct S: Codable { let x: Int; var y: [String] = [] }
print("ok", F(a: "x", n: 1).a)
