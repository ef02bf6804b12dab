// Values that come out of tracking: results, throws, nested results, tracking inside properties and initializers.
import Observation

@Observable final class Source {
  var numbers = [1, 2, 3]
  var unit = "kg"
  var limit: Int? = 2
}
let source = Source()
struct Failed: Error {}
func tracked<T>(_ read: () -> T, _ changed: @escaping @Sendable () -> Void = {}) -> T {
  withObservationTracking(read, onChange: changed)
}
func trying<T>(_ read: () throws -> T) throws -> T {
  try withObservationTracking {
    Result { try read() }
  } onChange: {
    print("result changes")
  }.get()
}
let sum: Int = tracked { source.numbers.reduce(0, +) }
let (first, count) = tracked { (source.numbers.first, source.numbers.count) }
let text = tracked { "\(source.numbers)\(source.unit)" }
print(sum, first as Any, count, text)
do {
  print(try trying { source.numbers.count })
  source.numbers.append(4)
  print(
    try trying { () throws -> Int in
      guard let limit = source.limit, limit > 5 else { throw Failed() }
      return limit
    })
} catch {
  print("caught", error)
}
source.limit = 9
final class Summary {
  let source: Source
  private(set) var isStale = true
  private var cache = ""
  init(_ source: Source) { self.source = source }
  var value: String {
    if isStale {
      isStale = false
      cache = withObservationTracking {
        compute()
      } onChange: { [weak self] in
        self?.isStale = true
      }
    }
    return cache
  }
  private(set) var computations = 0
  private func compute() -> String {
    computations += 1
    guard let limit = source.limit else { return "all " + source.unit }
    return source.numbers.prefix(limit).map { "\($0)\(source.unit)" }.joined(separator: " ")
  }
}
let summary = Summary(source)
print(summary.value, summary.value, summary.computations)
source.unit = "g"
print(summary.isStale, summary.value, summary.computations)
source.limit = nil
source.limit = 1
print(summary.value, summary.computations)
source.limit = nil
print(summary.value, summary.computations)
source.numbers = []
print(summary.isStale, summary.computations)
var depth = 0
func recursive(_ n: Int) -> Int {
  withObservationTracking {
    n == 0 ? source.numbers.count : 1 + recursive(n - 1)
  } onChange: {
    depth += 1
  }
}
print(recursive(3), depth)
source.numbers.append(1)
print(depth)
source.numbers.append(1)
print(depth)
let switched = tracked {
  switch source.limit {
  case nil where source.unit == "g": "grams"
  case let limit?: "limit \(limit)"
  default: "none"
  }
}
let chosen = tracked { if source.numbers.isEmpty { 0 } else { source.numbers[0] } }
print(switched, chosen, tracked { [source.unit, source.unit].joined() }, tracked {})
