import Foundation
struct S {}
struct T: Encodable { var x = 1 }
func t<T: Decodable>(_: T.Type) {}
t(S.self)
let d = try JSONDecoder().decode(S.self, from: Data())
let f = try JSONDecoder().decode([T].self, from: Data())
let g: S = try JSONDecoder().decode(S.self, from: Data())
