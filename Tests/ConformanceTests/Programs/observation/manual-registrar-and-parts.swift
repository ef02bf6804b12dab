import Observation
final class Manual: Observable {
  private let reg = ObservationRegistrar()
  private var _x = 0
  var x: Int { get { reg.access(self, keyPath: \.x); return _x } set { reg.withMutation(of: self, keyPath: \.x) { _x = newValue } } }
  var y: Int = 0 { willSet { reg.willSet(self, keyPath: \.y) } didSet { reg.didSet(self, keyPath: \.y) } }
  var z: Int { reg.access(self, keyPath: \.y); return y }
}
let m = Manual()
withObservationTracking { _ = m.x; _ = m.z } onChange: { print("m changed", m.x, m.y) }
m.y = 4
m.x = 3
withObservationTracking { _ = m.x } onChange: { print("x changed"); withObservationTracking { _ = m.x } onChange: { print("again") } }
m.x = 5
m.x = 6
m.x = 7
// In which order two trackers are told is not laid down.
var told: [String] = []
withObservationTracking { withObservationTracking { _ = m.x } onChange: { told.append("inner") } } onChange: { told.append("outer") }
m.x = 8
print(told.sorted())
@Observable class P { var pair = (1, "a"); var dict: [String: [Int]] = [:]; var opt: P?; var s = S(); struct S { var n = 0; var arr = [1] } }
let p = P()
withObservationTracking { _ = p.pair.0 } onChange: { print("pair") }
p.pair.1 = "b"
withObservationTracking { _ = p.dict["a"] } onChange: { print("dict") }
p.dict["b", default: []].append(1)
withObservationTracking { _ = p.opt?.opt?.s.n } onChange: { print("opt") }
p.opt = P()
withObservationTracking { _ = p.s.arr } onChange: { print("s") }
p.s.n += 1
p.s.arr.append(2)
