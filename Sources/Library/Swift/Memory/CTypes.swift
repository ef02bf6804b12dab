// The types of C on Linux, of 64 bits (stdlib/public/core/CTypes.swift).

typealias CChar = Int8
typealias CSignedChar = Int8
typealias CUnsignedChar = UInt8
typealias CShort = Int16
typealias CUnsignedShort = UInt16
typealias CInt = Int32
typealias CUnsignedInt = UInt32
typealias CLong = Int
typealias CUnsignedLong = UInt
typealias CLongLong = Int64
typealias CUnsignedLongLong = UInt64
typealias CFloat = Float
typealias CDouble = Double
typealias CWideChar = Unicode.Scalar
typealias CChar8 = UInt8
typealias CChar16 = UInt16
typealias CChar32 = Unicode.Scalar
typealias CBool = Bool
