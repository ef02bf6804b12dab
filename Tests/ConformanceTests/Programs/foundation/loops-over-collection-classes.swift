// Loops over the collection classes.
import Foundation
let d: NSDictionary = ["a": 1]
for (key, value) in d { print(key, value) }
print(d.map { "\($0.key)" }, d.count)
let m = NSMutableDictionary(dictionary: ["b": 2])
m["c"] = 3
m.setObject(4, forKey: "d" as NSString)
print(m.count, m["c"] as? Int as Any, m.object(forKey: "d") as Any)
for case let (k as String, v as Int) in m where v > 3 { print(k, v) }
print((m.allKeys as? [String])?.sorted() as Any)
let back = m as? [String: Int]
print(back?.count as Any)
let set = NSSet(array: [1, 2, 2])
print(set.count); for e in set { _ = e }
