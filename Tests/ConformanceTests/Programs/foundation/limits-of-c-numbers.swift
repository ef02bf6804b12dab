import Foundation

func show<T>(_ value: T) { print(T.self, value) }
show(INT8_MIN); show(INT8_MAX); show(INT16_MAX); show(INT32_MAX)
show(UINT8_MAX); show(UINT16_MAX); show(UINT32_MAX)
show(SCHAR_MAX); show(CHAR_MAX); show(SHRT_MAX); show(INT_MAX); show(LONG_MAX); show(CHAR_BIT); show(PATH_MAX)
show(FLT_MAX); show(FLT_MIN); show(FLT_EPSILON); show(FLT_DIG); show(FLT_DECIMAL_DIG)
show(DBL_MAX); show(DBL_MIN); show(DBL_EPSILON); show(DBL_DIG); show(DBL_DECIMAL_DIG)
print(3.5 < DBL_MAX, min(7, INT_MAX))
