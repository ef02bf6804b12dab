// The macro passes over properties that are declared by a tuple pattern: they are not tracked.
import Observation
@Observable class M { var (a, b) = (1, 2); var c = 3; let (d, e) = (4, 5) }
let m = M()
withObservationTracking { _ = m.a } onChange: { print("a changed") }
m.a = 5
withObservationTracking { _ = m.c } onChange: { print("c changed") }
m.c = 5
