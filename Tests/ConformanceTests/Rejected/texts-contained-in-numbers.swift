struct Item: Equatable {}
let counts = [1, 2], sizes = [2.5], items = [Item()], s = "x"
_ = counts.contains("a")
_ = counts.contains(s)
_ = sizes.contains("a")
_ = items.contains("a")
if counts.contains("b") {}
_ = counts.contains(2.5)
_ = counts.starts(with: "a")
