import Foundation

// The value of a component that is not set.
let components = DateComponents(year: 2024)
let values = [components.year, components.month].map { $0 ?? NSDateComponentUndefined }
print(values.filter { $0 != NSDateComponentUndefined })
print(Int(NSDateComponentUndefined) == NSNotFound)
