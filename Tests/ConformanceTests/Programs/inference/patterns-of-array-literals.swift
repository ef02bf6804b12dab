// The elements are decided by the function that is mapped.
indirect enum N { case leaf(Int), pair(Int, String?), list([N]) }
func show(_ n: N) -> String { switch n { case .leaf(let n): "\(n)" case .pair(_, let s): s ?? "none" case .list(let l): l.map(show).joined() } }
print([.leaf(0), .pair(1, "a"), .pair(1, nil), .list([]), .list([.leaf(0)])].map(show))
print({ if case .leaf = $0 { true } else { false } }(N.leaf(1)))
print([.leaf(1), .list([])].filter { (n: N) in if case .leaf = n { true } else { false } }.count)
func twice(_ x: Double) -> Double { x * 2 }
print([1, .pi].map(twice).count, [.zero, 1].map(twice))
