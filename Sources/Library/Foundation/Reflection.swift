// The mirrors of Foundation's types, which show the parts of a value and not its storage.

extension DateComponents: CustomReflectable {
  var customMirror: Mirror {
    let names = [
      "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
      "weekOfMonth", "weekOfYear", "yearForWeekOfYear", "dayOfYear",
    ]
    var parts: [(label: String?, value: Any)] = []
    if let calendar { parts.append((label: "calendar", value: calendar)) }
    if let timeZone { parts.append((label: "timeZone", value: timeZone)) }
    for (place, name) in names.enumerated() {
      if let field = _field(place) { parts.append((label: name, value: field)) }
    }
    if let isLeapMonth { parts.append((label: "isLeapMonth", value: isLeapMonth)) }
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}

extension DateInterval: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["start": start, "end": end, "duration": duration], displayStyle: .struct)
  }
}

extension IndexPath: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: _indexes, displayStyle: .collection) }
}

extension IndexSet: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["ranges": rangeView], displayStyle: .struct) }
}

extension Measurement: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["value": value, "unit": unit.symbol], displayStyle: .struct)
  }
}

extension NSRange: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["location": location, "length": length]) }
}

extension Notification: CustomReflectable {
  var customMirror: Mirror {
    var parts: [(label: String?, value: Any)] = [(label: "name", value: name.rawValue)]
    if let object { parts.append((label: "object", value: object)) }
    if let userInfo { parts.append((label: "userInfo", value: userInfo)) }
    return Mirror(self, children: parts, displayStyle: .class)
  }
}

extension PersonNameComponents: CustomReflectable {
  var customMirror: Mirror {
    let fields = [
      ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName), ("familyName", familyName),
      ("nameSuffix", nameSuffix), ("nickname", nickname),
    ]
    var parts: [(label: String?, value: Any)] = []
    for (name, text) in fields {
      if let text { parts.append((label: name, value: text)) }
    }
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}

extension URLComponents: CustomReflectable {
  var customMirror: Mirror {
    var parts: [(label: String?, value: Any)] = []
    if let scheme { parts.append((label: "scheme", value: scheme)) }
    if let user { parts.append((label: "user", value: user)) }
    if let password { parts.append((label: "password", value: password)) }
    if let host { parts.append((label: "host", value: host)) }
    if let port { parts.append((label: "port", value: port)) }
    parts.append((label: "path", value: path))
    if let queryItems { parts.append((label: "queryItems", value: queryItems)) }
    if let fragment { parts.append((label: "fragment", value: fragment)) }
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}

extension UUID: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [Any](), displayStyle: .struct) }
}

extension Locale: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["identifier": identifier, "locale": "fixed \(identifier)"], displayStyle: .struct)
  }
}
