import Foundation
struct PE { let url: URL
  init?(url: URL?) throws { guard let url else { return nil }; try self.init(url: url); print("optional") }
  init(url: URL) throws { self.url = url; print("plain") } }
struct Q { let n: Int
  init?(n: Int?) { guard let n else { return nil }; self.init(n: n); print("opt") }
  init(n: Int) { self.n = n; print("plain") } }
final class Program {
  let pe: PE?
  let q: Q?
  init(url: URL) {
    do { self.pe = try PE(url: url) } catch { self.pe = nil }
    self.q = Q(n: 1)
  }
}
_ = Program(url: URL(string: "a:b")!)
let p: PE? = try? PE(url: URL(string: "x:y")!)
let q: Q? = Q(n: 3)
let r: Q = Q(n: 3)
let s = Q(n: 3)
print(type(of: s))
