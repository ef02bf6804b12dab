// Only re-arming keeps a tracker going: a loop that re-reads after each change sees each change once.
import Observation

@Observable class Counter { var n = 0 }
let counter = Counter()
var fires = 0
func arm() {
  withObservationTracking {
    _ = counter.n
  } onChange: {
    fires += 1
  }
}
arm()
for i in 1...3 { counter.n = i }
print("one tracker, three writes:", fires)
fires = 0
for i in 4...6 {
  arm()
  counter.n = i
}
print("armed before each write:", fires)
fires = 0
arm()
arm()
arm()
counter.n = 7
counter.n = 8
print("armed three times, two writes:", fires)
fires = 0
arm()
counter.n = 8
print("equal write:", fires)
counter.n = 9
print("then a different one:", fires)
final class View {
  var bodies = 0
  var shown = -1
  var isDirty = true
  func render() {
    guard isDirty else { return }
    isDirty = false
    bodies += 1
    shown = withObservationTracking {
      counter.n
    } onChange: { [weak self] in
      self?.isDirty = true
    }
  }
}
let view = View()
view.render()
view.render()
print(view.bodies, view.shown)
counter.n = 10
counter.n = 11
view.render()
print(view.bodies, view.shown, view.isDirty)
counter.n = 11
view.render()
print(view.bodies)
counter.n += 0
view.render()
print(view.bodies, view.shown)
