import Foundation
let path = NSTemporaryDirectory() + "/obsh-text.txt"
try NSString(string: "héllo").write(toFile: path, atomically: true, encoding: String.Encoding.utf8.rawValue)
print(try NSString(contentsOfFile: path, encoding: String.Encoding.utf8.rawValue).substring(from: 1) as String)
print(try NSString(contentsOf: URL(fileURLWithPath: path), encoding: String.Encoding.utf8.rawValue).length)
