import Combine

/// A scheduler whose time is moved by hand.
final class Hand: Scheduler {
  struct Time: Strideable {
    var ticks: Int
    func distance(to other: Time) -> Ticks { Ticks(other.ticks - ticks) }
    func advanced(by n: Ticks) -> Time { Time(ticks: ticks + n.count) }
  }
  struct Ticks: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, CustomStringConvertible {
    var count: Int
    init(_ count: Int) { self.count = count }
    init(integerLiteral value: Int) { count = value }
    init?<T: BinaryInteger>(exactly source: T) { count = Int(source) }
    var magnitude: Int { abs(count) }
    var description: String { "\(count) ticks" }
    static func + (a: Ticks, b: Ticks) -> Ticks { Ticks(a.count + b.count) }
    static func - (a: Ticks, b: Ticks) -> Ticks { Ticks(a.count - b.count) }
    static func * (a: Ticks, b: Ticks) -> Ticks { Ticks(a.count * b.count) }
    static func *= (a: inout Ticks, b: Ticks) { a = a * b }
    static func < (a: Ticks, b: Ticks) -> Bool { a.count < b.count }
    static func seconds(_ s: Int) -> Ticks { Ticks(s * 10) }
    static func seconds(_ s: Double) -> Ticks { Ticks(Int(s * 10)) }
    static func milliseconds(_ ms: Int) -> Ticks { Ticks(ms / 100) }
    static func microseconds(_ us: Int) -> Ticks { Ticks(0) }
    static func nanoseconds(_ ns: Int) -> Ticks { Ticks(0) }
  }
  private var jobs: [(id: Int, time: Int, action: () -> Void)] = []
  private var nextID = 0
  var now = Time(ticks: 0)
  var minimumTolerance: Ticks { 0 }
  func add(at time: Int, _ action: @escaping () -> Void) -> Int {
    nextID += 1
    jobs.append((nextID, time, action))
    return nextID
  }
  func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(at: now.ticks, action) }
  func schedule(after date: Time, tolerance: Ticks, options: Never?, _ action: @escaping () -> Void) {
    _ = add(at: date.ticks, action)
  }
  func schedule(
    after date: Time, interval: Ticks, tolerance: Ticks, options: Never?, _ action: @escaping () -> Void
  ) -> Cancellable {
    var current = 0
    func arm(_ time: Int) {
      current = add(at: time) {
        arm(time + max(1, interval.count))
        action()
      }
    }
    arm(date.ticks)
    return AnyCancellable { [weak self] in self?.jobs.removeAll { $0.id == current } }
  }
  func advance(_ ticks: Int) {
    let end = now.ticks + ticks
    while let next = jobs.filter({ $0.time <= end }).min(by: { ($0.time, $0.id) < ($1.time, $1.id) }) {
      jobs.removeAll { $0.id == next.id }
      now.ticks = max(now.ticks, next.time)
      next.action()
    }
    now.ticks = end
  }
}

let hand = Hand()
func show<P: Publisher>(_ name: String, _ publisher: P) -> AnyCancellable {
  publisher.sink(
    receiveCompletion: { print(hand.now.ticks, name, "completion", $0) },
    receiveValue: { print(hand.now.ticks, name, $0) })
}
func feed(_ name: String, _ make: (PassthroughSubject<Int, Never>) -> AnyCancellable) {
  print("---", name)
  let subject = PassthroughSubject<Int, Never>()
  let token = make(subject)
  hand.advance(1)
  for (value, pause) in [(1, 2), (2, 2), (3, 12), (4, 1), (5, 8), (6, 15)] {
    subject.send(value)
    hand.advance(pause)
  }
  subject.send(7)
  subject.send(completion: .finished)
  hand.advance(30)
  token.cancel()
}
feed("debounce") { show("debounce", $0.debounce(for: .seconds(0.5), scheduler: hand)) }
feed("throttle latest") { show("throttle", $0.throttle(for: .seconds(1), scheduler: hand, latest: true)) }
feed("throttle first") { show("throttle", $0.throttle(for: .seconds(1), scheduler: hand, latest: false)) }
feed("delay") { show("delay", $0.delay(for: .milliseconds(700), scheduler: hand)) }
feed("receive on") { show("receive", $0.receive(on: hand)) }
feed("subscribe on") { show("subscribe", $0.subscribe(on: hand)) }
feed("timeout") { show("timeout", $0.timeout(.seconds(1), scheduler: hand)) }
enum Problem: Error { case late }
feed("timeout with an error") {
  show("timeout", $0.setFailureType(to: Problem.self).timeout(10, scheduler: hand, customError: { .late }))
}
feed("measure") { show("measure", $0.measureInterval(using: hand)) }
feed("cancelled") { subject in
  let token = show("cancelled", subject.debounce(for: 3, scheduler: hand))
  subject.send(0)
  token.cancel()
  return token
}
feed("debounce, map, removeDuplicates") {
  show("chain", $0.map { $0 / 4 }.debounce(for: 1, scheduler: hand).removeDuplicates().map { "=\($0)" })
}
print("--- scheduled by hand")
hand.schedule { print("now") }
hand.schedule(after: hand.now.advanced(by: 4)) { print("after", hand.now.ticks) }
let repeating = hand.schedule(after: hand.now, interval: 3) { print("every", hand.now.ticks) }
hand.advance(7)
repeating.cancel()
hand.advance(7)
