// The clocks of the C library.
import Foundation
var ts = timespec()
print(clock_gettime(CLOCK_REALTIME, &ts), ts.tv_sec > 0, ts.tv_nsec >= 0)
let n = UInt64(ts.tv_sec) &* 1_000_000_000 &+ UInt64(ts.tv_nsec)
print(n > 0)
var m = timespec(tv_sec: 1, tv_nsec: 2)
clock_gettime(CLOCK_MONOTONIC, &m)
print(m.tv_sec >= 0)
var tv = timeval()
gettimeofday(&tv, nil)
print(tv.tv_sec > 0)
print(time(nil) > 0)
