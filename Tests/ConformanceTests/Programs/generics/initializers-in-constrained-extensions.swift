// The more constrained initializer is meant, also where the constraint is known from the extension.
struct Wrapper<T> {
  var value: T
  init(_ value: T) {
    self.value = value
    print("T")
  }
  init(_ value: T) where T: Equatable {
    self.value = value
    print("Equatable")
  }
}

extension Wrapper where T: Numeric {
  func twice() -> Wrapper { Wrapper(value + value) }
  func same() -> Wrapper { Wrapper(value) }
  func full() -> Wrapper { Wrapper<T>(value) }
}
extension Wrapper where T == String {
  func twice() -> Wrapper { Wrapper(value + value) }
}

func equatable<T: Equatable>(_ value: T) -> Wrapper<T> { Wrapper(value) }
func plain<T>(_ value: T) -> Wrapper<T> { Wrapper(value) }
_ = Wrapper(1).twice()
_ = Wrapper(1).same()
_ = Wrapper("a").twice()
_ = equatable(1)
_ = plain(1)
_ = Wrapper(1).full()
