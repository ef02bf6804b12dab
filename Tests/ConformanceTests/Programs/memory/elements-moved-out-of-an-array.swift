struct Box {
  var values = [10, 20, 30]
  var names = ["a", "b"]
  mutating func take(_ index: Int) -> Int {
    let value: Int = values.withUnsafeMutableBufferPointer { buffer in
      return (buffer.baseAddress! + index).move()
    }
    return value
  }
  mutating func put(_ index: Int, _ value: inout Int) {
    values.withUnsafeMutableBufferPointer { buffer in (buffer.baseAddress! + index).initialize(to: value) }
  }
  subscript(index: Int) -> Int {
    get { values[index] }
    _modify {
      var value = take(index)
      defer { put(index, &value) }
      yield &value
    }
  }
  mutating func swapNames() {
    let first = names.withUnsafeMutableBufferPointer { ($0.baseAddress! + 0).move() }
    let second = names.withUnsafeMutableBufferPointer { ($0.baseAddress! + 1).move() }
    names.withUnsafeMutableBufferPointer {
      ($0.baseAddress! + 0).initialize(to: second)
      ($0.baseAddress! + 1).initialize(to: first)
    }
  }
}
var box = Box()
box[1] += 5
print(box.values)
box.swapNames()
print(box.names, box.names.count)
