// Observable classes in odd places: local, nested, generic subclass, Equatable by hand, with structs that observe themselves.
import Observation

struct Meter: Equatable {
  var value = 0 {
    willSet { if newValue < 0 { rejected += 1 } }
    didSet { if value < 0 { value = oldValue } }
  }
  var rejected = 0
  lazy var label = "meter \(value)"
  static func == (l: Meter, r: Meter) -> Bool { l.value == r.value }
}
enum App {
  @Observable final class Session {
    struct Token: Hashable { let raw: String }
    enum Status { case out, active(Token) }
    var status = Status.out
    var meter = Meter()
    var handlers: [(Status) -> Void] = []
    unowned let owner: Owner
    private var secret = "s" { didSet { changes += 1 } }
    @ObservationIgnored fileprivate(set) var changes = 0
    init(owner: Owner) { self.owner = owner }
    func logIn(_ raw: String) {
      status = .active(Token(raw: raw))
      secret = raw
      handlers.forEach { $0(status) }
    }
  }
  final class Owner {
    let name = "owner"
    lazy var session = Session(owner: self)
    deinit { print("owner gone") }
  }
}
func fires(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  var count = 0
  withObservationTracking(read) { count += 1 }
  write()
  print(name, count)
}
var owner: App.Owner? = App.Owner()
let session = owner!.session
fires("status", { if case .active(let token) = session.status { _ = token } }) { session.logIn("a") }
fires("secret through log in", { _ = session.changes }) { session.logIn("b") }
fires("meter", { _ = session.meter.value }) { session.meter.value = 5 }
fires("meter rejected", { _ = session.meter }) { session.meter.value = -1 }
fires("meter equal by its own ==", { _ = session.meter }) {
  var meter = session.meter
  meter.rejected = 100
  session.meter = meter
}
print(session.meter.value, session.meter.rejected, session.meter.label)
fires("handlers", { _ = session.handlers.count }) {
  session.handlers.append { status in
    if case .active(let token) = status { print("token", token.raw) }
  }
}
session.logIn("c")
print(session.owner.name, session.changes)
owner = nil
@Observable final class Local {
  var n = 0
  var twice: Int { n * 2 }
}
func local() -> [Int] {
  let local = Local()
  var seen: [Int] = []
  func watch() {
    seen.append(
      withObservationTracking {
        local.twice
      } onChange: {
        seen.append(-1)
      })
  }
  for n in 1...2 {
    watch()
    local.n = n
    local.n = n + 1
  }
  return seen
}
print(local())
@Observable class Base<T> {
  var item: T
  init(_ item: T) { self.item = item }
  func describe() -> String { "\(item)" }
}
@Observable final class Pair<A, B>: Base<A> {
  var second: B
  init(_ a: A, _ b: B) {
    second = b
    super.init(a)
  }
  override func describe() -> String { super.describe() + "+\(second)" }
}
let pair = Pair(1, "x")
fires("generic base", { _ = pair.describe() }) { pair.item = 1 }
fires("generic own", { _ = pair.describe() }) { pair.second += "y" }
let base: Base<Int> = pair
fires("as base", { _ = base.describe() }) { (base as? Pair<Int, String>)?.second = "z" }
print(base.describe(), base is Pair<Int, String>, base is Pair<Int, Int>)
@Observable final class Point: Equatable {
  var x = 0
  var y = 0
  static func == (l: Point, r: Point) -> Bool { l.x == r.x }
}
@Observable final class Canvas {
  var origin = Point()
  var marks: [Point] = []
  var selected: Point?
}
let canvas = Canvas()
fires("equal point, other object", { _ = canvas.origin }) { canvas.origin = Point() }
fires("its y", { _ = canvas.origin.y }) { canvas.origin.y = 3 }
fires("other x", { _ = canvas.origin.x }) {
  let point = Point()
  point.x = 9
  canvas.origin = point
}
fires("optional equal", { _ = canvas.selected }) { canvas.selected = nil }
fires("array equal", { _ = canvas.marks }) { canvas.marks = [] }
fires("array of equal points", { _ = canvas.marks }) { canvas.marks = [Point()] }
fires("array of equal points again", { _ = canvas.marks }) { canvas.marks = [Point()] }
fires("element's property", { _ = canvas.marks.map(\.x) }) { canvas.marks[0].x += 1 }
