import Foundation

let width: CGFloat = 1
let scale = 2.0
let function: (CGFloat) -> CGFloat = { (x: Double) in x }
var changing = scale
func grow(_ x: inout CGFloat) {}
grow(&changing)
let coerced = scale as CGFloat
let list: [CGFloat] = [Double]()
