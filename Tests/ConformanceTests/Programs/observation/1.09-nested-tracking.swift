// Tracking inside tracking: what the inner closure reads belongs to both, and both fire.
import Observation

@Observable class Model {
  var a = 0
  var b = 0
  var c = 0
}
let m = Model()
var log: [String] = []
func nested() {
  withObservationTracking {
    _ = m.a
    withObservationTracking {
      _ = m.b
    } onChange: {
      log.append("inner")
    }
  } onChange: {
    log.append("outer")
  }
}
func run(_ title: String, _ write: () -> Void) {
  log = []
  nested()
  write()
  print(title, log.sorted())
}
run("outer's own property") { m.a += 1 }
run("inner's property") { m.b += 1 }
run("both") {
  m.a += 1
  m.b += 1
}
run("inner twice") {
  m.b += 1
  m.b += 1
}
run("neither") { m.c += 1 }
func compute() -> Int {
  withObservationTracking {
    m.c * 2
  } onChange: {
    log.append("compute")
  }
}
func outerOfFunction() -> Int {
  withObservationTracking {
    compute() + m.a
  } onChange: {
    log.append("caller")
  }
}
m.a += 1
m.b += 1
m.c += 1
log = []
print(outerOfFunction())
m.c += 1
print("through a function", log.sorted())
log = []
m.a += 1
print("caller is spent", log.sorted())
func two() {
  withObservationTracking {
    withObservationTracking {
      _ = m.a
    } onChange: {
      log.append("2")
    }
  } onChange: {
    log.append("1")
  }
}
log = []
two()
m.a += 1
print("inner only reads", log.sorted())
