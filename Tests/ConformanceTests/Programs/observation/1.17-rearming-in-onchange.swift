// Re-arming inside onChange reads the value from before the write; an old tracker stays armed and fires much later.
import Observation

@Observable class Counter {
  var n = 0
  var other = 0
}
let c = Counter()
var seen: [Int] = []
func observe() {
  withObservationTracking {
    seen.append(c.n)
  } onChange: {
    if seen.count < 10 { observe() }
  }
}
observe()
c.n = 1
c.n = 2
c.n = 3
print(seen, c.n)
c.n = 3
print("equal write", seen.count)
c.n += 0
print("+= 0", seen)
var pending: [() -> Void] = []
var late: [Int] = []
func observeLater() {
  withObservationTracking {
    late.append(c.other)
  } onChange: {
    pending.append(observeLater)
  }
}
func settle() {
  let work = pending
  pending = []
  for job in work { job() }
}
observeLater()
c.other = 1
c.other = 2
settle()
c.other = 3
settle()
settle()
print("re-armed after the write", late)
var old: [String] = []
let quiet = Counter()
withObservationTracking {
  _ = quiet.n
} onChange: {
  old.append("old tracker")
}
for _ in 0..<100 { quiet.other += 1 }
print(old)
withObservationTracking {
  _ = quiet.n
} onChange: {
  old.append("new tracker")
}
quiet.n = 1
print(old.sorted())
