import Foundation
let d: NSDictionary = ["a": 1, "b": "x"]
let key: Any = "a"
print(d[key] as Any, d["b"] as Any, d[1 as Any] as Any, d.object(forKey: key) as Any)
let m = NSMutableDictionary()
m["k"] = 3
m.setObject(4, forKey: "l" as NSString)
print(m[key] as Any, m["k"] as Any, m.object(forKey: "l" as Any) as Any)
print(NSLocale.currentLocaleDidChangeNotification.rawValue, NSNotification.Name.NSSystemTimeZoneDidChange.rawValue)
