// Lists whose members have a style of their own.
import Foundation

print([1, 2, 3].formatted(.list(memberStyle: .number, type: .and)))
print([1, 2, 3].formatted(.list(memberStyle: .number, type: .and).locale(Locale(identifier: "en_US"))))
print([1, 2].formatted(.list(memberStyle: IntegerFormatStyle<Int>(), type: .or, width: .narrow)))
print([UInt8(1), 2].formatted(.list(memberStyle: IntegerFormatStyle<UInt8>(), type: .and)))
print(["a", "b"].formatted(), ["a", "b"].formatted(.list(type: .or)))
print([Date(timeIntervalSince1970: 0)].formatted(.list(memberStyle: .iso8601, type: .and)))
print([1.5, 2].formatted(.list(memberStyle: .number, type: .and)), [0.5].formatted(.list(memberStyle: .percent, type: .or)))
