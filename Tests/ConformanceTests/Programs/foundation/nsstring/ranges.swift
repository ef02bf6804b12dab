import Foundation

let text = "Hello, wörld 👋!"
let bridged = text as NSString
print(bridged.length, text.utf16.count, text.count)
print(bridged.range(of: "wörld"), bridged.range(of: "none").location == NSNotFound)
print(bridged.substring(with: NSRange(location: 7, length: 5)), bridged.substring(from: 7), bridged.substring(to: 5))
let range = NSRange(location: 0, length: 5)
if let swift = Range(range, in: text) { print(text[swift]) }
print(NSRange(text.startIndex..., in: text), NSRange(text.range(of: "👋")!, in: text))
print(bridged.uppercased, bridged.contains("wö"), bridged.hasPrefix("Hello"), bridged.character(at: 0))
print(bridged.replacingCharacters(in: range, with: "Bye"), bridged.components(separatedBy: ", "))
print(NSMaxRange(range), NSIntersectionRange(range, NSRange(location: 3, length: 9)), NSUnionRange(range, NSRange(location: 8, length: 2)))
print(NSLocationInRange(3, range), NSEqualRanges(range, NSRange(location: 0, length: 5)), range.contains(5), range.upperBound)
print(Range(range)!, NSRange(2..<6), NSStringFromRange(range), range == NSRange(0...4))
