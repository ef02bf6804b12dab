import Foundation
print(String(format: "%d %i %u %x %o %ld %lx", Int.max, 1 << 40, UInt.max, 1 << 40, -1, Int.max, Int.max), String(format: "%hhu %hu %hhx %hx %ho", 300, 70000, -1, -1, -1), String(format: "%qd %jd %zu %td", 1 << 40, 1 << 40, 1 << 40, 1 << 40), String(format: "%d %u", Int32.min, UInt32.max), String(format: "%x %X %o", Int8(-1), Int16(-1), Int32(-1)), String(format: "%d", Int.min))
