// The trailing closure is for the first parameter that it can go to, so the second one is missing.
import Observation

func track<T>(_ apply: () -> T, onChange: () -> Void) -> T { apply() }
let a = track { 1 }
@Observable final class Model { var count = 0 }
let model = Model()
withObservationTracking { model.count }
func both(first: () -> Void, second: () -> Void, count: Int = 1, last: () -> Void) {}
both(first: {}) { }
both { } last: { }
func counted(count: Int, first: () -> Void) {}
counted { }
