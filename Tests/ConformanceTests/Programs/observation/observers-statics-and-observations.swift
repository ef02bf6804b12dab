import Observation
@Observable class Store {
  var n = 0 { willSet { print("will", n, newValue) } didSet { print("did", oldValue, n); if n > 10 { n = 10 } } }
  private(set) var hist: [Int] = []
  @ObservationIgnored var cache: [Int: Int] = [:]
  static var shared = Store()
  let id = 7
  var comp: Int { get { n * 2 } set { n = newValue / 2 } }
  subscript(i: Int) -> Int { get { hist[i] } set { hist[i] = newValue } }
  init() {}
  convenience init(n: Int) { self.init(); self.n = n }
  deinit { print("deinit", n) }
  func push() { hist.append(n) }
}
var s: Store? = Store(n: 3)
withObservationTracking { _ = s!.comp } onChange: { print("c") }
s!.comp = 50
withObservationTracking { _ = s?.cache } onChange: { print("never") }
s?.cache[1] = 2
s?.push(); s?.push()
withObservationTracking { _ = s?[0] } onChange: { print("sub") }
s?[1] = 99
print(s!.hist, s!.id, s!.comp)
let weakly = { [weak s] in s?.n }
print(weakly() as Any)
s = nil
print(weakly() as Any)
Store.shared.n = 4
let o = Observations { Store.shared.n }
let task = Task { var r: [Int] = []; for await v in o { r.append(v); if r.count == 3 { break } }; return r }
try await Task.sleep(for: .milliseconds(50))
Store.shared.n = 5
try await Task.sleep(for: .milliseconds(50))
Store.shared.n = 6
print(await task.value)
