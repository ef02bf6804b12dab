let rows = [[1], [2]], xs = [3, 1]
func f(_ g: [[Int]]) -> [[Int]] { return g.reversed }
let a: [Int] = xs.reversed
func take(_ x: [Int]) {}
take(xs.reversed)
take(xs.sorted)
take(xs.shuffled)
let c: String = "abc".reversed
