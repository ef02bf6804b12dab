// Coding of Foundation's dates and sets, with the keys of the toolchain's Foundation.

/// Keys that have the number of their case, too, which the text of an error shows.
protocol _NumberedKey: CodingKey, CaseIterable, RawRepresentable where RawValue == Int {}

extension _NumberedKey {
  var stringValue: String { _caseName }
  init?(stringValue: String) {
    guard let key = Self.allCases.first(where: { $0.stringValue == stringValue }) else { return nil }
    self = key
  }
}

extension Locale: Codable {
  enum CodingKeys: Int, _NumberedKey { case identifier, current }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    try container.encode(0, forKey: .current)
  }
  init(from decoder: any Decoder) throws {
    self.init(identifier: try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .identifier))
  }
}

extension TimeZone: Codable {
  enum CodingKeys: Int, _NumberedKey { case identifier }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let zone = TimeZone(identifier: try container.decode(String.self, forKey: .identifier)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid TimeZone identifier."))
    }
    self = zone
  }
}

extension Calendar: Codable {
  enum CodingKeys: Int, _NumberedKey {
    case identifier, locale, timeZone, firstWeekday, minimumDaysInFirstWeek, current
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Calendar._name(identifier.rawValue), forKey: .identifier)
    try container.encode(locale ?? Locale(identifier: ""), forKey: .locale)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(firstWeekday, forKey: .firstWeekday)
    try container.encode(minimumDaysInFirstWeek, forKey: .minimumDaysInFirstWeek)
    try container.encode(0, forKey: .current)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .identifier)
    let all: [Identifier] = [
      .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601, .indian,
      .islamic, .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura,
    ]
    guard let known = all.first(where: { Calendar._name($0.rawValue) == name }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid calendar identifier \(name)."))
    }
    self.init(identifier: known)
    if let known = try container.decodeIfPresent(Locale.self, forKey: .locale) { locale = known }
    timeZone = try container.decode(TimeZone.self, forKey: .timeZone)
    firstWeekday = try container.decode(Int.self, forKey: .firstWeekday)
    minimumDaysInFirstWeek = try container.decode(Int.self, forKey: .minimumDaysInFirstWeek)
  }
}

extension DateComponents: Codable {
  enum CodingKeys: Int, _NumberedKey {
    case calendar, timeZone, era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter
    case weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear, isLeapMonth
  }
  /// The keys of numbers, in the order of `_fields`.
  static var _numbers: [CodingKeys] {
    [
      .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter,
      .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear,
    ]
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(calendar, forKey: .calendar)
    try container.encodeIfPresent(timeZone, forKey: .timeZone)
    for (index, key) in DateComponents._numbers.enumerated() {
      try container.encodeIfPresent(_field(index), forKey: key)
    }
    try container.encodeIfPresent(isLeapMonth, forKey: .isLeapMonth)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    calendar = try container.decodeIfPresent(Calendar.self, forKey: .calendar)
    timeZone = try container.decodeIfPresent(TimeZone.self, forKey: .timeZone)
    for (index, key) in DateComponents._numbers.enumerated() {
      if let number = try container.decodeIfPresent(Int.self, forKey: key) { _fields[index] = number }
    }
    isLeapMonth = try container.decodeIfPresent(Bool.self, forKey: .isLeapMonth)
  }
}

extension DateInterval: Codable {
  enum CodingKeys: String, CodingKey { case start, duration }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(start, forKey: .start)
    try container.encode(duration, forKey: .duration)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.decode(Date.self, forKey: .start)
    self.init(start: start, duration: try container.decode(Double.self, forKey: .duration))
  }
}

extension IndexSet: Codable {
  enum CodingKeys: Int, _NumberedKey { case indexes }
  enum RangeCodingKeys: Int, _NumberedKey { case location, length }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var list = container.nestedUnkeyedContainer(forKey: .indexes)
    for range in rangeView {
      var words = list.nestedContainer(keyedBy: RangeCodingKeys.self)
      try words.encode(range.lowerBound, forKey: .location)
      try words.encode(range.count, forKey: .length)
    }
  }
  init(from decoder: any Decoder) throws {
    var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .indexes)
    self.init()
    while !list.isAtEnd {
      let words = try list.nestedContainer(keyedBy: RangeCodingKeys.self)
      let start = try words.decode(Int.self, forKey: .location)
      insert(integersIn: start..<(start + (try words.decode(Int.self, forKey: .length))))
    }
  }
}

extension IndexPath: Codable {
  enum CodingKeys: Int, _NumberedKey { case indexes }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(_indexes, forKey: .indexes)
  }
  init(from decoder: any Decoder) throws {
    self.init(indexes: try decoder.container(keyedBy: CodingKeys.self).decode([Int].self, forKey: .indexes))
  }
}

extension CharacterSet: Codable {
  enum CodingKeys: Int, _NumberedKey { case bitmap }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(bitmapRepresentation, forKey: .bitmap)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(bitmapRepresentation: try container.decode(Data.self, forKey: .bitmap))
  }
}

extension URLComponents: Codable {
  enum CodingKeys: Int, _NumberedKey { case scheme, user, password, host, port, path, query, fragment }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(scheme, forKey: .scheme)
    try container.encodeIfPresent(user, forKey: .user)
    try container.encodeIfPresent(password, forKey: .password)
    try container.encodeIfPresent(host, forKey: .host)
    try container.encodeIfPresent(port, forKey: .port)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(query, forKey: .query)
    try container.encodeIfPresent(fragment, forKey: .fragment)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
    if let name = try container.decodeIfPresent(String.self, forKey: .user) { user = name }
    if let word = try container.decodeIfPresent(String.self, forKey: .password) { password = word }
    host = try container.decodeIfPresent(String.self, forKey: .host)
    port = try container.decodeIfPresent(Int.self, forKey: .port)
    path = try container.decode(String.self, forKey: .path)
    query = try container.decodeIfPresent(String.self, forKey: .query)
    fragment = try container.decodeIfPresent(String.self, forKey: .fragment)
  }
}
