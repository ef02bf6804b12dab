import Observation

@MainActor @Observable final class M { var a = 0 }
@MainActor func pause() async { for _ in 0..<9 { await Task.yield() } }
@MainActor final class Owner {
  private let token: ObservationTracking.Token
  init(_ m: M) { token = withContinuousObservation(options: [.didSet]) { _ in print("a is", m.a) } }
}
@MainActor func run() async {
  let m = M()
  var owner: Owner? = Owner(m)
  _ = owner
  await pause()
  m.a = 1
  await pause()
  owner = nil
  m.a = 2
  await pause()
}
await run()

// 5.9, 6.2:
//   ! error: 'Token' is not a member type of struct 'Swift.ObservationTracking'

// 6.4:
//   a is 0
//   a is 1
