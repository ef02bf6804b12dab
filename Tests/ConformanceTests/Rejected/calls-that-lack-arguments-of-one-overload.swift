_ = Int.random()
_ = "a".index()
_ = [1].contains()
_ = [1].prefix()
_ = [1].reduce { $0 + $1 }
_ = [1].reduce(0)
_ = [1].reduce()
var numbers = [1]
numbers.append()
