// Independent trackers each fire once; several properties of one tracker fire it once; results are returned.
import Observation

@Observable class Model {
  var a = 1
  var b = 2
  var c = 3
}
let m = Model()
var log: [String] = []
func track(_ name: String, _ read: () -> Int) -> Int {
  withObservationTracking(read) { log.append(name) }
}
func flush(_ title: String) {
  print(title, log.sorted())
  log = []
}
print(track("a", { m.a }), track("b", { m.b }), track("a+b", { m.a + m.b }), track("none", { 0 }))
m.c = 30
flush("c written")
m.a = 10
flush("a written")
m.b = 20
flush("b written")
m.a = 11
m.b = 21
flush("both written again")
for i in 1...3 { _ = track("t\(i)", { m.c }) }
m.c = 31
flush("three trackers of c")
_ = track("twice", { m.a + m.a + m.a })
m.a = 12
m.a = 13
flush("read three times")
_ = track("first", { m.a })
_ = track("second", { m.a })
m.a += 1
flush("two of a")
let second = Model()
_ = track("both objects", { m.a + second.a })
second.a = 100
m.a = 100
flush("two objects")
_ = track("unrelated object", { second.b })
m.b = 0
flush("other instance")
second.b = 0
flush("that instance")
