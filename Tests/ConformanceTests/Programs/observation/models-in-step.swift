// Writes that come from elsewhere: observers that write, two models in step, guards against endless loops.
import Observation

@Observable final class Celsius {
  var value = 0.0 {
    didSet { if fahrenheit?.value != value * 9 / 5 + 32 { fahrenheit?.value = value * 9 / 5 + 32 } }
  }
  @ObservationIgnored weak var fahrenheit: Fahrenheit?
}
@Observable final class Fahrenheit {
  var value = 32.0 {
    didSet { if celsius?.value != (value - 32) * 5 / 9 { celsius?.value = (value - 32) * 5 / 9 } }
  }
  @ObservationIgnored weak var celsius: Celsius?
}
let c = Celsius()
let f = Fahrenheit()
(c.fahrenheit, f.celsius) = (f, c)
var log: [String] = []
func watch() {
  withObservationTracking {
    _ = c.value
  } onChange: {
    log.append("c")
  }
  withObservationTracking {
    _ = f.value
  } onChange: {
    log.append("f")
  }
}
watch()
c.value = 100
print(c.value, f.value, log)
log = []
watch()
f.value = 50
print(c.value, f.value, log)
log = []
watch()
c.value = c.value
print(log)

@Observable final class Chain {
  var a = 0
  var b = 0
  var c = 0
  @ObservationIgnored var rounds = 0
  func link() {
    withObservationTracking {
      _ = a
    } onChange: { [unowned self] in
      rounds += 1
      b += 1
    }
    withObservationTracking {
      _ = b
    } onChange: { [unowned self] in
      rounds += 1
      c += 1
    }
  }
}
let chain = Chain()
chain.link()
chain.a = 1
print(chain.a, chain.b, chain.c, chain.rounds)
chain.a = 2
print(chain.a, chain.b, chain.c, chain.rounds)
chain.link()
chain.b = 10
print(chain.a, chain.b, chain.c, chain.rounds)
chain.a = 5
print(chain.a, chain.b, chain.c, chain.rounds)
@Observable final class Once {
  var n = 0
  @ObservationIgnored var log: [Int] = []
  func start() {
    withObservationTracking {
      log.append(n)
    } onChange: { [weak self] in
      guard let self, n < 3 else { return }
      start()
    }
  }
}
let once = Once()
once.start()
for n in 1...5 { once.n = n }
print(once.log.count, once.n)
