// `@Observable` on a declaration that is not a type: swiftc reports each role of the macro.
import Observation

@Observable var total = 0
@Observable let limit = 1
@Observable func reset() {}

class Counter {
  @Observable static var shared = 0
  @Observable func count() {}
  @Observable static func make() {}
  @Observable init() {}
  @Observable var first = 0
  @Observable typealias Number = Int
  func local() {
    @Observable var inner = 0
    print(inner)
  }
}

@Observable extension Counter {}
