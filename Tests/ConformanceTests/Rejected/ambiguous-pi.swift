let x: Float = -.pi / 2 * 2
let p = (x: Double.random(in: 1...1), y: -.pi / 2 * 2)
