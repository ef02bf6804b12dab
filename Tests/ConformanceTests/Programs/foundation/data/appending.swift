import Foundation

var data = Data()
data.append(1)
data.append(contentsOf: [2, 3])
data.append(Data([4, 5]))
data += [6]
print(data.count, Array(data), data)
let joined = data + Data("ab".utf8)
print(Array(joined), joined.isEmpty)
