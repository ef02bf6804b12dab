import Foundation
typealias ID = Int
struct U { var id: ID; func get() -> ID { id }; static func st() -> ID { 1 }; let ids: [ID] = []; var o: ID? ; func t() throws -> ID { 1 } }
func free() -> ID { 1 }
let x: ID = 3
let a: String = x
let u = U(id: 1)
let b: String = u.id
let c: String = u.get()
let d: String = U.st()
let e: String = free()
let f: String = u.ids
let g: String = u.o
let h: String = u.o!
let i: String = try u.t()
let j: String = u.ids[0]
let k: String = Date().timeIntervalSince1970
let l: String = Date.timeIntervalBetween1970AndReferenceDate
let m: String = DateInterval().duration
let y = x
let n: String = y
let z = u.get()
let o: String = z
func take(_ s: String) {}
take(u.id); take(free()); take(x)
var s = "a"
s = u.id
s = free()
if free() { }
let p: [String] = [u.id]
let q = u.id + "a"
