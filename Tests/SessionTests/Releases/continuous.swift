import Observation

@MainActor @Observable final class M { var a = 0 }
@MainActor func pause() async { for _ in 0..<9 { await Task.yield() } }
@MainActor func run() async {
  let m = M()
  let token = withContinuousObservation(options: [.willSet, .didSet]) { event in
    print(m.a, event.kind == .initial ? "initial" : event.kind == .didSet ? "did" : "will")
  }
  print("made")
  await pause()
  m.a = 1
  m.a = 2
  print("written")
  await pause()
  token.cancel()
  m.a = 3
  await pause()
}
await run()

// 5.9, 6.2:
//   ! error: cannot find 'withContinuousObservation' in scope

// 6.4:
//   made
//   0 initial
//   written
//   2 did
