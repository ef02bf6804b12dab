// A pointer that may write is compared with one that may not, without a conversion.

let raw = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
let readOnly = UnsafeRawPointer(raw)
print(raw == readOnly, readOnly == raw, raw != readOnly, readOnly != raw + 1)
print(raw + 1 > readOnly, readOnly < raw, readOnly <= raw, raw >= readOnly + 1)

let found: UnsafeRawPointer? = readOnly
print(found == readOnly, found != nil, found == UnsafeRawPointer(raw + 1))

let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 4)
numbers.initialize(repeating: 7, count: 4)
let constant = UnsafePointer(numbers)
print(numbers == constant, constant == numbers, numbers != constant, numbers + 1 != constant)
print(numbers < constant + 2, constant + 2 <= numbers, numbers + 3 > constant, constant >= numbers)
print(numbers == numbers + 0, constant == constant + 1, numbers.pointee)

numbers.deallocate()
raw.deallocate()
