protocol CVarArg {}

extension Int: CVarArg {}

extension Int8: CVarArg {}

extension Int16: CVarArg {}

extension Int32: CVarArg {}

extension Int64: CVarArg {}

extension UInt: CVarArg {}

extension UInt8: CVarArg {}

extension UInt16: CVarArg {}

extension UInt32: CVarArg {}

extension UInt64: CVarArg {}

extension Bool: CVarArg {}

extension Double: CVarArg {}

extension Float: CVarArg {}

extension String: CVarArg {}

extension UnsafePointer: CVarArg {}

extension UnsafeMutablePointer: CVarArg {}
