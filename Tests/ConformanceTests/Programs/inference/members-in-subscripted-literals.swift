// The expected type of an element, or of a slice, reaches the members written in a literal.
extension UInt8 { static var less: UInt8 { 0x3C } }
enum Side { case left, right }

func show(_ bytes: ArraySlice<UInt8>) { print(bytes) }
show([.less][...])
let byte: UInt8 = [.less, 2][0]
print(byte)
let side: Side = [.left, .right][1]
print(side)
let chosen: Side? = [1: .left, 2: .right][2]
print(chosen as Any)
let bytes: ArraySlice<UInt8> = [1, 2, .less][1..<3]
print(bytes)
