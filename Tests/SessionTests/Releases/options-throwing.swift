import Observation

struct Failure: Error {}
@Observable final class M { var a = 1 }
let m = M()
do {
  try withObservationTracking(options: [.willSet]) {
    if m.a == 1 { throw Failure() }
  } onChange: { _ in
    print("told")
  }
} catch {
  print("thrown")
}
m.a = 2

// 5.9, 6.2:
//   ! error: invalid conversion from throwing function of type '@Sendable () throws -> Void' to non-throwing function type '@Sendable () -> Void'

// 6.4:
//   thrown
