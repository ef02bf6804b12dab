struct Counts { var words: [String: Int] = [:] }
var counts = Counts()
counts[keyPath: \.words["a", default: 0]] += 1
