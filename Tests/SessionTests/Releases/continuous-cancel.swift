import Observation

@MainActor @Observable final class M { var a = 0 }
@MainActor func pause() async { for _ in 0..<9 { await Task.yield() } }
@MainActor func run() async {
  let m = M()
  let token = withContinuousObservation(options: .willSet) { event in
    print(m.a)
    if m.a == 2 { event.cancel() }
  }
  for next in 1...4 {
    await pause()
    m.a = next
  }
  await pause()
  token.cancel()
}
await run()

// 5.9, 6.2:
//   ! error: cannot find 'withContinuousObservation' in scope

// 6.4:
//   0
//   1
//   2
