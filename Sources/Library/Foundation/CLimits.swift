// The limits of C's number types, on Linux. swiftc imports no limit that C computes, such as INT_MIN.

var INT8_MIN: Int32 { -128 }
var INT8_MAX: Int32 { 127 }
var INT16_MAX: Int32 { 32767 }
var INT32_MAX: Int32 { 2_147_483_647 }
var UINT8_MAX: Int32 { 255 }
var UINT16_MAX: Int32 { 65535 }
var UINT32_MAX: UInt32 { 4_294_967_295 }
var SCHAR_MAX: Int32 { 127 }
var CHAR_MAX: Int32 { 127 }
var SHRT_MAX: Int32 { 32767 }
var INT_MAX: Int32 { 2_147_483_647 }
var LONG_MAX: Int { 9_223_372_036_854_775_807 }
var CHAR_BIT: Int32 { 8 }
var PATH_MAX: Int32 { 4096 }

var FLT_MAX: Float { Float.greatestFiniteMagnitude }
var FLT_MIN: Float { Float.leastNormalMagnitude }
var FLT_EPSILON: Float { Float.ulpOfOne }
var FLT_DECIMAL_DIG: Int32 { 9 }
var FLT_DIG: Int32 { 6 }
var DBL_MAX: Double { Double.greatestFiniteMagnitude }
var DBL_MIN: Double { Double.leastNormalMagnitude }
var DBL_EPSILON: Double { Double.ulpOfOne }
var DBL_DECIMAL_DIG: Int32 { 17 }
var DBL_DIG: Int32 { 15 }
