// Types that no module declares can be qualified like those of the standard library.

protocol Loading {
  func load(_ number: Int, done: @escaping (Int?) -> Swift.Void) -> Int
}
struct Loader: Loading {
  func load(_ number: Int, done: @escaping (Int?) -> Void) -> Int {
    done(number)
    return number
  }
}
func last(_ loader: Loading) -> Int? {
  var result: Int?
  result = loader.load(3) { number in
    guard let number else { return }
    if number > 1 { print(number) }
  }
  return result
}
print(last(Loader()) ?? 0)

let nothing: Swift.Void = ()
let object: Swift.AnyObject? = nil
let number: Swift.Optional<Swift.Int> = 3
func all(_ values: Swift.Void...) -> Swift.Void {}
print(nothing, object == nil, number as Any, all(), Swift.Void.self)
