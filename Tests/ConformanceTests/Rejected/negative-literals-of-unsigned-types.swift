let u: UInt8 = -1
let v: UInt = -5
let w = UInt(-1)
let x: UInt16 = -70000
func f(_ x: UInt) {}
f(-1)
let y = -1 as UInt32
let z: [UInt8] = [1, -2]
