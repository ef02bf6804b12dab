// In a tracked property, assigning it inside its own didSet runs the observers again until it settles.
import Observation

@Observable class Clamped {
  var level = 5 {
    willSet { print("  will", newValue) }
    didSet {
      print("  did", oldValue, "->", level)
      if level > 10 { level = 10 }
      if level < 0 { level = 0 }
    }
  }
}
class Plain {
  var level = 5 {
    didSet {
      print("  plain did", oldValue, "->", level)
      if level > 10 { level = 10 }
    }
  }
}
let c = Clamped()
var fires = 0
func arm() {
  withObservationTracking {
    _ = c.level
  } onChange: {
    fires += 1
  }
}
arm()
print("50")
c.level = 50
print(c.level, fires)
arm()
print("-3")
c.level = -3
print(c.level, fires)
arm()
print("7")
c.level = 7
print(c.level, fires)
print("plain class")
let p = Plain()
p.level = 50
print(p.level)
@Observable class Linked {
  var width = 1 { didSet { if width != oldValue { area = width * height } } }
  var height = 1 { didSet { if height != oldValue { area = width * height } } }
  var area = 1 { didSet { print("  area", oldValue, "->", area) } }
}
let linked = Linked()
fires = 0
withObservationTracking {
  _ = linked.area
} onChange: {
  fires += 1
}
linked.width = 3
linked.height = 1
print(linked.area, fires)
