// Tracking re-armed in onChange, with weak captures, deinit, and objects that observe each other.
import Observation

@Observable final class Model {
  var value = 0
  var other = "a"
}
final class Watcher {
  let model: Model
  var seen: [Int] = []
  var onDeinit: () -> Void = {}
  init(_ model: Model) {
    self.model = model
    observe()
  }
  func observe() {
    withObservationTracking {
      seen.append(model.value)
    } onChange: { [weak self] in
      guard let self else {
        print("watcher is gone")
        return
      }
      observe()
    }
  }
  deinit {
    print("deinit watcher", seen)
    onDeinit()
  }
}
let model = Model()
do {
  let watcher = Watcher(model)
  model.value = 1
  model.value = 2
  model.value = 2
  model.value += 0
  print(watcher.seen)
}
model.value = 3
model.value = 4

@Observable final class Mirror {
  let source: Model
  private(set) var doubled = 0
  private(set) var updates = 0
  init(source: Model) {
    self.source = source
    sync()
  }
  private func sync() {
    doubled = withObservationTracking {
      source.value * 2
    } onChange: { [weak self] in
      self?.updates += 1
    }
  }
  func refresh() { sync() }
}
let mirror = Mirror(source: model)
var log: [String] = []
func follow() {
  withObservationTracking {
    log.append("\(mirror.doubled)/\(mirror.updates)")
  } onChange: {
    log.append("changes")
  }
}
follow()
model.value = 10
print(mirror.doubled, mirror.updates, log)
follow()
mirror.refresh()
print(mirror.doubled, mirror.updates, log)
var counts: [String: Int] = [:]
func repeatedly(_ name: String, _ read: @escaping () -> Void) {
  withObservationTracking(read) {
    counts[name, default: 0] += 1
    if counts[name]! < 3 { repeatedly(name, read) }
  }
}
repeatedly("value") { _ = model.value }
repeatedly("both") {
  _ = model.value
  _ = model.other
}
for n in 20..<26 { model.value = n }
model.other = "b"
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
let nested = withObservationTracking {
  withObservationTracking {
    model.value
  } onChange: {
    print("inner")
  } + model.other.count
} onChange: {
  print("outer")
}
print(nested)
model.other = "long"
model.value = 0
