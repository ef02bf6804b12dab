// The C library's calendar time: seconds since 1970, in the time zone UTC.

typealias time_t = Int

struct tm {
  @stored var tm_sec: Int32
  @stored var tm_min: Int32
  @stored var tm_hour: Int32
  @stored var tm_mday: Int32
  @stored var tm_mon: Int32
  @stored var tm_year: Int32
  @stored var tm_wday: Int32
  @stored var tm_yday: Int32
  @stored var tm_isdst: Int32
  @stored var tm_gmtoff: Int
  init() {
    (tm_sec, tm_min, tm_hour, tm_mday, tm_mon) = (0, 0, 0, 0, 0)
    (tm_year, tm_wday, tm_yday, tm_isdst, tm_gmtoff) = (0, 0, 0, 0, 0)
  }
  init(_seconds: Int) {
    self.init()
    let day = _CivilDate(Date(timeIntervalSince1970: Double(_seconds)))
    let second = Int(day.seconds)
    (tm_hour, tm_min, tm_sec) = (Int32(second / 3600), Int32(second / 60 % 60), Int32(second % 60))
    (tm_year, tm_mon, tm_mday) = (Int32(day.year - 1900), Int32(day.month - 1), Int32(day.day))
    let days = (_seconds - second) / 86400
    tm_wday = Int32(((days + 4) % 7 + 7) % 7)
    let newYear = _CivilDate(year: day.year, month: 1, day: 1, seconds: 0).date
    tm_yday = Int32(days - Int((newYear.timeIntervalSince1970 / 86400).rounded(.down)))
  }
}

@discardableResult func time(_ result: UnsafeMutablePointer<Int>!) -> Int {
  let now = Int(Date().timeIntervalSince1970.rounded(.down))
  result?.pointee = now
  return now
}

func gmtime(_ seconds: UnsafePointer<Int>!) -> UnsafeMutablePointer<tm>! {
  let result = UnsafeMutablePointer<tm>.allocate(capacity: 1)
  result.initialize(to: tm(_seconds: seconds.pointee))
  return result
}
func localtime(_ seconds: UnsafePointer<Int>!) -> UnsafeMutablePointer<tm>! { gmtime(seconds) }
func gmtime_r(_ seconds: UnsafePointer<Int>!, _ result: UnsafeMutablePointer<tm>!) -> UnsafeMutablePointer<tm>! {
  result.pointee = tm(_seconds: seconds.pointee)
  return result
}
func localtime_r(_ seconds: UnsafePointer<Int>!, _ result: UnsafeMutablePointer<tm>!) -> UnsafeMutablePointer<tm>! {
  gmtime_r(seconds, result)
}

@discardableResult func strftime(
  _ buffer: UnsafeMutablePointer<Int8>!, _ size: Int, _ format: String, _ time: UnsafePointer<tm>!
) -> Int {
  let bytes = Array(_strftime(Array(format), time.pointee).utf8)
  if bytes.count >= size { return 0 }
  for (index, byte) in bytes.enumerated() { buffer[index] = Int8(bitPattern: byte) }
  buffer[bytes.count] = 0
  return bytes.count
}

func _strftime(_ format: [Character], _ time: tm) -> String {
  func padded(_ number: Int32, _ width: Int = 2, _ padding: String = "0") -> String {
    let text = "\(number)"
    return String(repeating: padding, count: max(0, width - text.count)) + text
  }
  func expand(_ format: String) -> String { _strftime(Array(format), time) }
  let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  var text = ""
  var index = 0
  while index < format.count {
    guard format[index] == "%", index + 1 < format.count else {
      text.append(format[index])
      index += 1
      continue
    }
    let hour = (time.tm_hour + 11) % 12 + 1
    switch format[index + 1] {
    case "Y": text += "\(time.tm_year + 1900)"
    case "y": text += padded(time.tm_year % 100)
    case "m": text += padded(time.tm_mon + 1)
    case "d": text += padded(time.tm_mday)
    case "e": text += padded(time.tm_mday, 2, " ")
    case "H": text += padded(time.tm_hour)
    case "I": text += padded(hour)
    case "M": text += padded(time.tm_min)
    case "S": text += padded(time.tm_sec)
    case "p": text += time.tm_hour < 12 ? "AM" : "PM"
    case "j": text += padded(time.tm_yday + 1, 3)
    case "w": text += "\(time.tm_wday)"
    case "a": text += days[Int(time.tm_wday)].prefix(3)
    case "A": text += days[Int(time.tm_wday)]
    case "b", "h": text += months[Int(time.tm_mon)].prefix(3)
    case "B": text += months[Int(time.tm_mon)]
    case "F": text += expand("%Y-%m-%d")
    case "T": text += expand("%H:%M:%S")
    case "R": text += expand("%H:%M")
    case "D": text += expand("%m/%d/%y")
    case "c": text += expand("%a %b %e %H:%M:%S %Y")
    case "z": text += "+0000"
    case "Z": text += "GMT"
    case "n": text += "\n"
    case "t": text += "\t"
    case "%": text += "%"
    default: text += "%\(format[index + 1])"
    }
    index += 2
  }
  return text
}
