import Observation

@MainActor @Observable final class M { var a = 1 }
@MainActor func run() async {
  let m = M()
  let values = Observations { m.a }
  let task = Task {
    for await value in values { print(value) }
  }
  for next in [1, 2, 2, 3] {
    for _ in 0..<9 { await Task.yield() }
    m.a = next
  }
  for _ in 0..<9 { await Task.yield() }
  task.cancel()
}
await run()

// 5.9:
//   ! error: cannot find 'Observations' in scope

// 6.2, 6.4:
//   1
//   2
//   3
