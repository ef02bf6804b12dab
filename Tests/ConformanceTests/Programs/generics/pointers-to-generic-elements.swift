// A mutable pointer is passed where a pointer to a generic element is wanted.
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 3)
numbers.initialize(repeating: 4, count: 3)
numbers[1] = 9
let buffer = UnsafeBufferPointer(start: numbers, count: 3)
print(buffer.max() ?? 0, Array(buffer))
func first<Element>(_ pointer: UnsafePointer<Element>) -> Element { pointer.pointee }
print(first(numbers), first(numbers + 1))
numbers.deinitialize(count: 3)
numbers.deallocate()
