import Foundation

let data = Data(0..<10)
let slice = data[3..<6]
print(slice.startIndex, slice.endIndex, slice.count, Array(slice))
print(Array(data.prefix(2)), Array(data.suffix(2)), Array(data.dropFirst(8)))
print(Array(data.subdata(in: 2..<4)), data.subdata(in: 2..<4).startIndex)
print(slice == Data([3, 4, 5]), data.first ?? 0, data.last ?? 0)
