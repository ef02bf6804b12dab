import Foundation

// Arguments for which Foundation has a result, though they are far from the usual ones.
let never = Date(timeIntervalSince1970: .nan)
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .iso8601
print(try encoder.encode([never]).count, try PropertyListEncoder().encode([never]).count)
do { print(try JSONEncoder().encode([never])) } catch EncodingError.invalidValue { print("invalid") }

for power in [Int.max, Int(Int32.max) + 1, -200, 100] { print(pow(Decimal(2), power)) }
for scale in [Int.max, 1, 0, -1, -200, -40_000] {
  var (number, rounded) = (Decimal(19.25), Decimal())
  NSDecimalRound(&rounded, &number, scale, .plain)
  print(rounded)
}
print(TimeZone(secondsFromGMT: .max) as Any, TimeZone(secondsFromGMT: .min + 1) as Any)
print(Duration.seconds(Int.max).formatted(), Duration(secondsComponent: .min / 2, attosecondsComponent: 0).formatted())
print("abc".padding(toLength: 7, withPad: "xy", startingAt: 1), "abc".padding(toLength: 2, withPad: "", startingAt: 9))
let letter = try NSRegularExpression(pattern: "a")
for (location, length) in [(7, 1), (0, -5), (3, -1), (0, Int.max)] {
  print(letter.matches(in: "abc", range: NSRange(location: location, length: length)).count)
}

// A subclass of a class whose initializers are inherited.
let counted = NSCountedSet()
counted.add(1)
counted.add(1)
print(counted.count(for: 1), NSCountedSet(array: [2, 2, 3]).count(for: 2), NSCountedSet(capacity: 4).count)

// Objects beside values.
let one = NSNumber(value: 1)
print(one.isEqual(1), one.isEqual(1.0), one.isEqual(true), one.isEqual(UInt8(1)), one.isEqual("1"), one.isEqual(2))
print(NSString(string: "a").isEqual("a"), NSString(string: "a").isEqual(1), NSArray(array: [1]).isEqual([1]))
print(NSDictionary(dictionary: ["a": 1]).isEqual(["a": 1]), NSSet(array: [1]).isEqual(Set([1])))
print(NSData(data: Data([1])).isEqual(Data([1])), NSURL(string: "a")!.isEqual(URL(string: "a")!))
print(NSDate(timeIntervalSince1970: 0).isEqual(Date(timeIntervalSince1970: 0)))
for (first, second) in [(1, true), (true, 1), (1, 1.0), (1.0, true), (true, true), (1, UInt8(1))] as [(Any, Any)] {
  print(NSArray(array: [first]) == NSArray(array: [second]), NSArray(array: [first]).contains(second))
}
print(([true] as NSArray) == [1], ([1] as NSArray) == [1.0])
