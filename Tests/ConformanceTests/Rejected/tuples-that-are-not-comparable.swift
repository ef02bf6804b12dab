_ = [(1, 2)].sorted()
_ = [(1, 2)].min()!
let pairs = [(1, "a")]
_ = pairs.sorted()
_ = pairs.firstIndex(of: (1, "a"))
