// Pointers to variables that are passed as `&x`. The memory belongs to the pointer; after the call, its contents are put
// back into the variable.

func _pointerToValue<T>(_ value: T) -> UnsafePointer<T> { UnsafePointer(_memory: _Memory(_cells: [value]), _index: 0) }
func _pointerToElements<T>(_ values: [T]) -> UnsafePointer<T> { UnsafePointer(_values: values) }
func _pointerToBytes<T>(_ value: T) -> UnsafeRawPointer { UnsafeRawPointer(_mutablePointerToBytes(value)) }
func _pointerToBytesOfElements<T>(_ values: [T]) -> UnsafeRawPointer {
  UnsafeRawPointer(_mutablePointerToBytesOfElements(values))
}
func _pointerToBytesOfText(_ text: String) -> UnsafeRawPointer { _pointerToBytesOfElements(text.utf8CString) }

func _mutablePointerToValue<T>(_ value: T) -> UnsafeMutablePointer<T> {
  UnsafeMutablePointer(_memory: _Memory(_cells: [value]), _index: 0)
}
func _putValue<T>(_ variable: inout T, _ pointer: UnsafeMutablePointer<T>) { variable = pointer.pointee }

func _mutablePointerToElements<T>(_ values: [T]) -> UnsafeMutablePointer<T> {
  UnsafeMutablePointer(mutating: UnsafePointer(_values: values))
}
func _putElements<T>(_ variable: inout [T], _ pointer: UnsafeMutablePointer<T>) {
  variable = pointer._memory._values(variable)
}

func _mutablePointerToBytes<T>(_ value: T) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(_memory: _RawMemory(_bytes: _RawBytes._bytes(of: value)), _offset: 0)
}
/// A value whose bytes are the same stays as it is: only those of numbers can be read back.
func _putBytes<T>(_ variable: inout T, _ pointer: UnsafeMutableRawPointer) {
  if pointer._memory._bytes == _RawBytes._bytes(of: variable) { return }
  variable = pointer.load(as: T.self)
}

func _mutablePointerToBytesOfElements<T>(_ values: [T]) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(_mutablePointerToElements(values))
}
func _putBytesOfElements<T>(_ variable: inout [T], _ pointer: UnsafeMutableRawPointer) {
  for index in 0..<variable.count {
    variable[index] = pointer.load(fromByteOffset: index * MemoryLayout<T>.stride, as: T.self)
  }
}
