struct G: RandomNumberGenerator { var n: UInt64 = 1; mutating func next() -> UInt64 { n &+= 0x9e37; return n } }
var g = G()
var arr: [UInt] = [0]
func fill<R: RandomNumberGenerator>(_ g: inout R) { arr[0] = g.next(); let b: UInt8 = g.next(); print(arr, b, g.next(upperBound: 10 as UInt)) }
fill(&g)
