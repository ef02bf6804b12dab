import Observation

@Observable final class M { var a = 1 }
let m = M()
let read = withObservationTracking(options: [.willSet, .didSet]) {
  m.a
} onChange: { event in
  print(event.kind == .willSet ? "will" : "did", m.a)
}
print(read)
m.a += 1
m.a += 1

// 5.9, 6.2:
//   ! error: extra trailing closure passed in call

// 6.4:
//   1
//   will 1
//   did 2
