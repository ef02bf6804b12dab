// The C library's clocks, in virtual time.

typealias clockid_t = Int32

let CLOCK_REALTIME: Int32 = 0
let CLOCK_MONOTONIC: Int32 = 1
let CLOCK_PROCESS_CPUTIME_ID: Int32 = 2
let CLOCK_THREAD_CPUTIME_ID: Int32 = 3
let CLOCK_MONOTONIC_RAW: Int32 = 4
let CLOCK_REALTIME_COARSE: Int32 = 5
let CLOCK_MONOTONIC_COARSE: Int32 = 6
let CLOCK_BOOTTIME: Int32 = 7

struct timespec {
  var tv_sec: Int = 0
  var tv_nsec: Int = 0
  init() {}
  init(tv_sec: Int, tv_nsec: Int) { (self.tv_sec, self.tv_nsec) = (tv_sec, tv_nsec) }
}

struct timeval {
  var tv_sec: Int = 0
  var tv_usec: Int = 0
  init() {}
  init(tv_sec: Int, tv_usec: Int) { (self.tv_sec, self.tv_usec) = (tv_sec, tv_usec) }
}

struct timezone {
  var tz_minuteswest: Int32 = 0
  var tz_dsttime: Int32 = 0
  init() {}
}

@discardableResult func clock_gettime(_ clock: Int32, _ result: UnsafeMutablePointer<timespec>!) -> Int32 {
  guard (0...7).contains(clock) else { return -1 }
  if clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE {
    let now = Date().timeIntervalSince1970
    let seconds = now.rounded(.down)
    result.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int((now - seconds) * 1e9))
  } else {
    let now = _clockNow()
    result.pointee = timespec(tv_sec: 1000 + now / 1_000_000_000, tv_nsec: now % 1_000_000_000)
  }
  return 0
}

@discardableResult func gettimeofday(
  _ result: UnsafeMutablePointer<timeval>!, _ zone: UnsafeMutablePointer<timezone>!
) -> Int32 {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  result.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000)
  return 0
}
