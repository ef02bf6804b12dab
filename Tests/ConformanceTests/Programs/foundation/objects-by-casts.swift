import Foundation
struct P { var x = 1 }
let xs: [Any] = ["a", 1, 2.5, [1], ["k": 1], Date(timeIntervalSince1970: 0), NSString("n")]
for x in xs {
  let o = x as? AnyObject
  print(o.map { type(of: $0) } as Any, o is String, o is Int, o is P)
}
let n = NotificationCenter.default
var count = 0
let t = n.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in count += 1 }
n.post(name: .init("x"), object: P())
n.post(name: .init("x"), object: n)
print(count)
n.removeObserver(t)
