// A state machine over enums with payloads: nested switches, tuples of state and event, loops until done.
enum State: Equatable {
  case idle
  case running(speed: Int)
  case paused(from: Int)
  case broken(reason: String, after: Int)
}
enum Event { case start, faster(Int), pause, resume, hit(String) }
struct Machine {
  private(set) var state = State.idle
  private(set) var history: [State] = []
  mutating func handle(_ event: Event) -> Bool {
    let next: State?
    switch (state, event) {
    case (.idle, .start): next = .running(speed: 1)
    case (.running(let speed), .faster(let by)) where speed + by > 10: next = .broken(reason: "too fast", after: speed)
    case (.running(let speed), .faster(let by)): next = .running(speed: speed + by)
    case (.running(let speed), .pause): next = .paused(from: speed)
    case (.paused(let speed), .resume): next = .running(speed: speed)
    case (.broken, _): next = nil
    case (_, .hit(let what)): next = .broken(reason: what, after: history.count)
    case (.idle, _), (.running, _), (.paused, _): next = nil
    }
    guard let next else { return false }
    history.append(state)
    state = next
    return true
  }
}
var machine = Machine()
let events: [Event] = [.pause, .start, .faster(3), .pause, .faster(1), .resume, .faster(5), .hit("wall"), .start]
for event in events { print(event, machine.handle(event), machine.state) }
print(machine.history.count, machine.history.contains(.idle), machine.state == .broken(reason: "wall", after: 5))
var second = Machine()
_ = second.handle(.start)
while case .running(let speed) = second.state { _ = second.handle(.faster(speed)) }
print(second.state, second.history.count)
if case .broken(let reason, let after) = second.state, after > 5 { print(reason, after) }
func classify(_ text: String) -> [String] {
  enum Mode { case start, number, word }
  var mode = Mode.start
  var current = ""
  var result: [String] = []
  for c in text + " " {
    switch (mode, c) {
    case (.start, " "): continue
    case (.start, _):
      mode = c.isNumber ? .number : .word
      current = String(c)
    case (.number, let d) where d.isNumber, (.word, let d) where d.isLetter: current.append(d)
    case (let m, let d):
      result.append("\(m):\(current)")
      (mode, current) = d == " " ? (.start, "") : (d.isNumber ? .number : .word, String(d))
    }
  }
  return result
}
print(classify("abc 123 a1b22"))
