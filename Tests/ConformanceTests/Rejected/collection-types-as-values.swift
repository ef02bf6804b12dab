import Foundation
let a = try JSONDecoder().decode([Int], from: Data())
let b = [Int]
let c = Int
print(Int)
print([Int])
let d: Int.Type = Int
func f(_ t: Any.Type) {}
f(Int)
f([Int])
let e = type(of: Int)
struct S {}
let i = S
print(S)
let k = Int?
