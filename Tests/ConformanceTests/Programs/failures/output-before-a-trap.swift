// What a program has printed when a trap ends it: neither deinits nor a line end follow.
final class Resource {
  deinit { print("deinit") }
}

func work(_ numbers: [Int]) {
  let resource = Resource()
  defer { print("deferred") }
  print("before", terminator: "")
  print(numbers[3], resource)
}

work([1])
