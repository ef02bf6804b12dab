let one = [nil]
let two = ["a": nil]
let three = [nil, nil]
func f<T>(_ values: T) {}
f([nil])
func g() {
  let local = [1: nil, 2: nil]
}
