// A result `Parsed<[T]>` requires that arrays are Sendable, which an extension by Error implies on other conditions.
enum Parsed<T: Sendable>: Sendable {
  case value(T)
  case failure(String)
  func map<R>(_ transform: (T) -> R) -> Parsed<R> {
    switch self {
    case .value(let t): .value(transform(t))
    case .failure(let f): .failure(f)
    }
  }
}
extension String: @retroactive Error {}
extension Array: @retroactive Error where Element: Error {}
extension Sequence {
  func mapAll<T, E>(_ transform: (Element) -> Result<T, E>) -> Result<[T], E> {
    var result: [T] = []
    for element in self {
      switch transform(element) {
      case .success(let e): result.append(e)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(result)
  }
  func mapAll<T>(_ transform: (Element) -> Parsed<T>) -> Parsed<[T]> {
    var result: [T] = []
    for element in self {
      switch transform(element) {
      case .value(let e): result.append(e)
      case .failure(let error): return .failure(error)
      }
    }
    return .value(result)
  }
}
indirect enum Shell<T> {
  case empty
  case cmd(T)
  case and([Shell<T>])
  func flatMap<R>(_ transform: (T) -> Parsed<R>) -> Parsed<Shell<R>> {
    switch self {
    case .empty: return .value(.empty)
    case .cmd(let it): return transform(it).map(Shell<R>.cmd)
    case .and(let it): return it.mapAll { $0.flatMap(transform) }.map(Shell<R>.and)
    }
  }
}
let s = Shell<Int>.and([.cmd(1), .and([.cmd(2), .empty])])
print(s.flatMap { .value($0 + 1) })
