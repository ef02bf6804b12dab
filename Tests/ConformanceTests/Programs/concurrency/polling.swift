import Foundation

// Tasks that yield until something has happened which takes time.

actor Flag {
  var isOn = false
  func turnOn() { isOn = true }
}

let worker = Task {
  var count = 0
  while !Task.isCancelled {
    count += 1
    await Task.yield()
  }
  return count > 0 ? "stopped" : "never ran"
}
try await Task.sleep(for: .milliseconds(5))
worker.cancel()
print(await worker.value)

let flag = Flag()
Task {
  try await Task.sleep(nanoseconds: 1_000_000)
  await flag.turnOn()
}
while await !flag.isOn { await Task.yield() }
print("on")

let end = Date().addingTimeInterval(0.05)
var rounds = 0
while Date() < end {
  rounds += 1
  await Task.yield()
}
print(rounds > 0)

let clock = ContinuousClock()
let deadline = clock.now + .milliseconds(20)
while clock.now < deadline { rounds += 1 }
print(clock.now >= deadline)

let start = DispatchTime.now()
while DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds < 2_000_000 {}
print("done")
