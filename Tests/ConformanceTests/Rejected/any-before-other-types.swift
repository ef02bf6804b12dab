protocol P {}
class C {}
typealias Alias = P
let number: any Int = 3
var named: any Alias, object: any C, list: any [Int]
var a: any Any, b: any AnyObject, c: any P & AnyObject, d: (any P)?, e: any P.Type, f: any (P)
func takes(x: any Int, y: any C & P) {}
struct Generic<T> { var value: any T; var object: any C & P }
let cast = 1 as any Int
let optional: any Optional<Int> = nil
let tuple: any (Int, Int) = (1, 2)
let list: [any P] = [], y: any Error, z: any Codable, w: any Equatable
