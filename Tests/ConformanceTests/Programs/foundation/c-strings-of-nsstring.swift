import Foundation
let s = NSString(string: "hé")
if let p = s.utf8String { print(String(cString: p)) }
print(String(cString: ("abc" as NSString).utf8String!))
print(strlen(("abcd" as NSString).utf8String!))
