// Arrays, their slices and UTF-8 have contiguous storage; ranges, sets and the other views of text do not.
let numbers = [1, 2, 3]
print(numbers.withContiguousStorageIfAvailable { $0.count } as Any)
print(numbers[1...].withContiguousStorageIfAvailable { $0[0] + $0[1] } as Any)
print(ContiguousArray(numbers).withContiguousStorageIfAvailable { $0.reduce(0, +) } as Any)
print((1...3).withContiguousStorageIfAvailable { $0.count } as Any, Set([1]).withContiguousStorageIfAvailable { $0.count } as Any)
let text = "abc"
print(text.utf8.withContiguousStorageIfAvailable { $0[0] } as Any, text.dropFirst().utf8.withContiguousStorageIfAvailable { $0[0] } as Any)
print(text.utf16.withContiguousStorageIfAvailable { $0.count } as Any, text.withContiguousStorageIfAvailable { $0.count } as Any)
print(text.dropFirst().withContiguousStorageIfAvailable { $0.count } as Any)
