import Observation

@Observable final class M { var a = 1 }
func run() async {
  let m = M()
  for await value in Observations.untilFinished({ m.a < 3 ? .next(m.a) : .finish }) {
    print(value)
    m.a += 1
  }
  print("finished")
}
await run()

// 5.9:
//   ! error: cannot find 'Observations' in scope

// 6.2, 6.4:
//   1
//   2
//   finished
