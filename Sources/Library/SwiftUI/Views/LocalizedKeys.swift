// Localized keys. A program without tables of texts shows the key itself.

/// Numbers are shown like `%lld` and `%lf`, everything else by its description.
struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let _text: String
  /// The key, if it is not the text.
  let _key: String?
  init(_shown text: String) {
    _text = text
    _key = nil
  }
  init(_ value: String) {
    if _hasTexts(), let text = _Texts._text(value) {
      _text = text
      _key = value
    } else {
      _text = value
      _key = nil
    }
  }
  init(stringLiteral value: String) { self.init(value) }
  init(stringInterpolation: StringInterpolation) {
    _text = stringInterpolation._key?._text() ?? stringInterpolation._text
    _key = nil
  }
  /// The text from another table or bundle.
  func _text(_ table: String?, _ bundle: Bundle?) -> String {
    if table == nil && bundle == nil { return _text }
    return _Texts._text(_key ?? _text, table: table, in: bundle ?? Bundle.main) ?? _text
  }
  struct StringInterpolation: StringInterpolationProtocol {
    @stored var _text: String
    @stored var _key: _TextKey?
    init(literalCapacity: Int, interpolationCount: Int) {
      _text = ""
      _key = _hasTexts() ? _TextKey() : nil
    }
    mutating func appendLiteral(_ literal: String) {
      _text += literal
      _key?._append(literal)
    }
    mutating func appendInterpolation<T>(_ value: T) { _append("\(value)", for: value) }
    mutating func appendInterpolation(_ value: Double) { _append(String(format: "%lf", value), "%lf", value) }
    mutating func appendInterpolation(_ value: Float) {
      _append(String(format: "%lf", Double(value)), "%f", Double(value))
    }
    mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      _append(String(format: specifier, value), specifier, value)
    }
    mutating func appendInterpolation(_ text: Text) { _append(text._text) }
    mutating func appendInterpolation(_ image: Image) { _append(image._text) }
    mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      _append(format.format(input))
    }
    mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { _append(Text(date, style: style)._text) }
    mutating func appendInterpolation<T>(_ value: T?, default fallback: String) {
      if let value { _append("\(value)", for: value) } else { _append(fallback) }
    }
    mutating func _append(_ text: String) { _append(text, for: text) }
    mutating func _append<T>(_ text: String, for value: T) {
      _text += text
      _key?._append(value, shown: text)
    }
    mutating func _append(_ text: String, _ specifier: String, _ value: CVarArg) {
      _text += text
      _key?._append(specifier, value)
    }
  }
}

struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
  let _text: String
  /// The key, if it is not the text.
  let _key: String?
  init(_ value: String) {
    _text = value
    _key = nil
  }
  init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    _text = keyAndValue._text(table, bundle)
    _key = keyAndValue._key
  }
  init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    _text = defaultValue._text(under: "\(key)", table, bundle)
    _key = nil
  }
  init(stringLiteral value: String) {
    if _hasTexts(), let text = _Texts._text(value) {
      _text = text
      _key = value
    } else {
      _text = value
      _key = nil
    }
  }
  init(stringInterpolation: StringInterpolation) {
    _text = stringInterpolation._key?._text() ?? stringInterpolation._text
    _key = nil
  }
  /// The text from another table or bundle.
  func _text(_ table: String?, _ bundle: Bundle?) -> String {
    if table == nil && bundle == nil { return _text }
    return _Texts._text(_key ?? _text, table: table, in: bundle ?? Bundle.main) ?? _text
  }
  /// The text for a key of its own.
  func _text(under key: String, _ table: String?, _ bundle: Bundle?) -> String {
    _hasTexts() ? _Texts._text(key, table: table, in: bundle ?? Bundle.main) ?? _text : _text
  }
  typealias StringInterpolation = LocalizedStringKey.StringInterpolation
}

extension String {
  typealias LocalizationValue = LocalizedStringResource
  init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue._text(table, bundle)
  }
  init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue._text(under: "\(key)", table, bundle)
  }
  @_disfavoredOverload init(localized resource: LocalizedStringResource) { self = resource._text }
}
