import Foundation

// Timers on a run loop.
var ticks: [Int] = []
let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
  ticks.append(ticks.count)
  if ticks.count == 3 { timer.invalidate() }
}
timer.tolerance = 0.001
print(timer.isValid, timer.timeInterval)
RunLoop.main.run(until: Date().addingTimeInterval(0.3))
print(ticks, timer.isValid)
var once = false
let single = Timer(timeInterval: 0.01, repeats: false) { _ in once = true }
RunLoop.current.add(single, forMode: .common)
RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.2))
print(once, single.isValid)
let late = Timer(fire: Date(timeIntervalSinceNow: 0.02), interval: 0, repeats: false) { _ in ticks.append(99) }
RunLoop.main.add(late, forMode: .default)
late.fire()
print(ticks)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
print(ticks, late.isValid, RunLoop.main === RunLoop.current, RunLoop.Mode.common.rawValue.isEmpty)
RunLoop.main.perform { ticks.append(5) }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
print(ticks.last ?? 0)
DispatchQueue.main.async { ticks.append(6) }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
print(ticks.last ?? 0)
