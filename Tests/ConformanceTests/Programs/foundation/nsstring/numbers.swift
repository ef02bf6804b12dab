import Foundation

let numbers: [NSNumber] = [1, 2.5, true]
print(numbers.map { $0.intValue }, numbers.map { $0.doubleValue }, numbers.map { $0.boolValue }, numbers.map(\.stringValue))
print(NSNumber(value: 5) == NSNumber(value: 5.0), NSNumber(value: 3).compare(NSNumber(value: 4)) == .orderedAscending)
let boxed: Any = 7
print((boxed as? NSNumber)?.intValue ?? -1, NSNumber(value: 255).uint8Value, NSNumber(value: 2.9).intValue)
print(5 as NSNumber, 2.5 as NSNumber, Int(truncating: 7.9 as NSNumber), Double(truncating: 3 as NSNumber))
let int = NSNumber(value: 12) as? Int
print(int ?? -1, (NSNumber(value: 1.5) as? Int) as Any, Int(exactly: NSNumber(value: 1.5)) as Any, Bool(truncating: 1))
print(NSNumber(value: Float(0.5)).floatValue, NSNumber(value: Int64.max), NSNumber(value: UInt64.max).uint64Value)
print([NSNumber(value: 3), 1, 2].sorted { $0.compare($1) == .orderedAscending })
