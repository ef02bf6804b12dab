// The code of the C type of a number; Foundation keeps -1 to 12 as 32 bits.
import Foundation

let numbers: [NSNumber] = [
NSNumber(value: true), NSNumber(value: false), 1, 1.5, NSNumber(value: Float(2.5)), NSNumber(value: 12),
NSNumber(value: 13), NSNumber(value: -1), NSNumber(value: -2), NSNumber(value: Int8(100)), NSNumber(value: UInt8(100)),
NSNumber(value: Int16(100)), NSNumber(value: UInt16(100)), NSNumber(value: Int32(100)), NSNumber(value: UInt32(100)),
NSNumber(value: Int64.min), NSNumber(value: UInt64.max), NSNumber(value: UInt(100)), NSDecimalNumber(value: 3),
]
print(numbers.map { String(cString: $0.objCType) }.joined())
extension NSNumber {
var isBool: Bool { String(cString: objCType) == String(cString: NSNumber(value: true).objCType) }
}
print(numbers.filter(\.isBool).count)
