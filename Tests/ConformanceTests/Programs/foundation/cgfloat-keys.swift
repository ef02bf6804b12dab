import Foundation

let wide = AnyHashable(CGFloat(1))
print(wide == AnyHashable(1.0), AnyHashable(1.0) == AnyHashable(1), wide == AnyHashable(CGFloat(1)))
let keys: Set<AnyHashable> = [1, 1.0, Float(1), UInt8(1), CGFloat(1)]
print(keys.count)
