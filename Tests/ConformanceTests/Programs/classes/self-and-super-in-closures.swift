// self and super inside closures, nested functions, lazy properties, static contexts and stored functions.
class Base {
  var log: [String] = []
  func act(_ text: String) { log.append("base " + text) }
}
class Worker: Base {
  var jobs: [() -> Void] = []
  var name = "worker"
  override func act(_ text: String) { log.append("worker " + text) }
  func schedule() {
    jobs.append { self.act("explicit") }
    jobs.append { [self] in act("captured") }
    jobs.append { super.act("super") }
    jobs.append { [unowned self] in log.append(name) }
    func local() { act("nested") }
    jobs.append(local)
    jobs.append { [weak self] in
      guard let self else { return }
      act("weak")
      [1, 2].forEach { n in self.log.append("\(n)") }
    }
  }
  lazy var describe: () -> String = { [unowned self] in "lazy \(name)" }
  func map<T>(_ f: (Worker) -> T) -> T { f(self) }
  static func make(_ name: String) -> Worker {
    let w = Worker()
    w.name = name
    return w
  }
  deinit { print("deinit", name) }
}
func run() {
  let worker = Worker.make("w")
  worker.schedule()
  worker.jobs.forEach { $0() }
  print(worker.log)
  worker.name = "renamed"
  print(worker.describe(), worker.map { $0.log.count }, worker.map(\.name))
  worker.jobs = []
}
run()
struct Value {
  var n = 1
  func adder() -> (Int) -> Int { { $0 + n } }
  mutating func change(_ f: (inout Value) -> Void) { f(&self) }
  var doubled: Int { [n].map { $0 * self.n * 2 }[0] }
}
var value = Value()
let adder = value.adder()
value.change { $0.n = 50 }
print(adder(1), value.adder()(1), value.doubled)
class Emitter {
  typealias Handler = (Emitter, Int) -> Void
  private var handlers: [Handler] = []
  var total = 0
  func on(_ handler: @escaping Handler) -> Self {
    handlers.append(handler)
    return self
  }
  func emit(_ n: Int) { handlers.forEach { $0(self, n) } }
}
let emitter = Emitter().on { $0.total += $1 }.on { e, n in print("emitted", n, e.total) }
emitter.emit(3)
emitter.emit(4)
let method = emitter.emit
method(5)
let unbound = Emitter.emit
unbound(emitter)(6)
print(emitter.total)
