// Dates in the form that the styles write.

/// Days since 1970 from a year, month and day, and back: the well-known arithmetic on years that begin in March.
struct _CivilDate {
  @stored var year: Int
  @stored var month: Int
  @stored var day: Int
  @stored var seconds: Double
  init(_ date: Date) {
    let total = date.timeIntervalSince1970
    let days = Int((total / 86400).rounded(.down))
    seconds = total - Double(days) * 86400
    let shifted = days + 719468
    let era = (shifted >= 0 ? shifted : shifted - 146096) / 146097
    let dayOfEra = shifted - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
  init(year: Int, month: Int, day: Int, seconds: Double) {
    self.year = year + (month - 1 - _CivilDate._modulo(month - 1, 12)) / 12
    self.month = _CivilDate._modulo(month - 1, 12) + 1
    self.day = day
    self.seconds = seconds
  }
  static func _modulo(_ number: Int, _ divisor: Int) -> Int { ((number % divisor) + divisor) % divisor }
  var date: Date {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Date(timeIntervalSince1970: Double(era * 146097 + dayOfEra - 719468) * 86400 + seconds)
  }
  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
  var hour: Int { Int(seconds) / 3600 }
  var minute: Int { Int(seconds) / 60 % 60 }
  var second: Int { Int(seconds) % 60 }
  var weekday: Int {
    let days = Int((date.timeIntervalSince1970 / 86400).rounded(.down))
    return _CivilDate._modulo(days + 4, 7) + 1
  }
}
