// withObservationTracking fires once, before the store; the old value is still readable; its result is returned.
import Observation

@Observable class Counter {
  var count = 0
  var other = 0
}
let c = Counter()
let text = withObservationTracking {
  "read \(c.count) and \(c.other)"
} onChange: {
  print("onChange, count", c.count, "other", c.other)
}
print(text)
c.other = 5
c.count = 1
c.other = 6
print("after", c.count, c.other)

withObservationTracking {
  _ = c.count
} onChange: {
  print("A fires at", c.count)
}
c.count = 2
c.count = 3
print("second write was quiet")

var order: [String] = []
withObservationTracking {
  _ = c.count
} onChange: {
  order.append("one")
}
withObservationTracking {
  _ = c.count
} onChange: {
  order.append("two")
}
withObservationTracking {
  _ = c.other
} onChange: {
  order.append("other")
}
c.count += 1
print(order.sorted())
withObservationTracking {
} onChange: {
  print("never")
}
c.count += 1
func compute() -> Int {
  withObservationTracking {
    c.count * 2
  } onChange: {
    print("computed from", c.count)
  }
}
print(compute(), compute())
c.count = 100
