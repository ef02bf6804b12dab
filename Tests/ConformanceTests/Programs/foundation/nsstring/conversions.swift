import Foundation

print(("42 apples" as NSString).intValue, ("3.75" as NSString).doubleValue, ("yes" as NSString).boolValue, ("x" as NSString).integerValue)
let string: String = NSString(string: "plain") as String
print(string, NSString(format: "%d-%@", 3, "x") as String, NSString(string: "a").isEqual(to: "a"))
let any: Any = "text"
print((any as? NSString)?.length ?? -1, any is String)
print("abc" as NSString == "abc" as NSString, NSString(string: "b").compare("a").rawValue)
let mutable = NSMutableString(string: "one")
mutable.append(" two")
mutable.insert("zero ", at: 0)
mutable.replaceOccurrences(of: "o", with: "0", options: [], range: NSRange(location: 0, length: mutable.length))
mutable.deleteCharacters(in: NSRange(location: 0, length: 1))
print(mutable, mutable.length, String(mutable))
print(("a,b" as NSString).components(separatedBy: ","), ("  x " as NSString).trimmingCharacters(in: .whitespaces))
