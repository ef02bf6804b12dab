// Lists and sizes as text, as Foundation's styles write them.

enum _ListText {
  @native("ListFormatStyle.text") static func _text(
    _ members: [String], _ type: String, _ width: String, _ locale: String
  ) -> String
}

struct StringStyle: FormatStyle, Hashable, Sendable {
  typealias FormatInput = String
  typealias FormatOutput = String
  func format(_ value: String) -> String { value }
}

struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  typealias FormatInput = Base
  typealias FormatOutput = String
  enum ListType: String, Hashable, Sendable {
    case and, or
  }
  enum Width: String, Hashable, Sendable {
    case standard, short, narrow
  }
  let memberStyle: Style
  @stored var listType: ListType
  @stored var width: Width
  @stored var locale: Locale
  init(memberStyle: Style, type: ListType, width: Width = .standard) {
    self.memberStyle = memberStyle
    listType = type
    self.width = width
    locale = Locale(identifier: "en_US")
  }
  func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
    var copy = self
    copy.locale = locale
    return copy
  }
  func format(_ value: Base) -> String {
    let members = value.map { memberStyle.format($0) }
    return _ListText._text(members, listType.rawValue, width.rawValue, locale.identifier)
  }
}

extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
  static func list(
    type: ListFormatStyle<StringStyle, [String]>.ListType,
    width: ListFormatStyle<StringStyle, [String]>.Width = .standard
  ) -> ListFormatStyle<StringStyle, [String]> {
    ListFormatStyle(memberStyle: StringStyle(), type: type, width: width)
  }
}

extension FormatStyle {
  static func list<MemberStyle: FormatStyle, Base: Sequence>(
    memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
    width: ListFormatStyle<MemberStyle, Base>.Width = .standard
  ) -> ListFormatStyle<MemberStyle, Base>
  where
    Self == ListFormatStyle<MemberStyle, Base>, MemberStyle.FormatInput == Base.Element,
    MemberStyle.FormatOutput == String
  {
    ListFormatStyle<MemberStyle, Base>(memberStyle: memberStyle, type: type, width: width)
  }
}

extension Sequence where Element == String {
  func formatted() -> String { _ListText._text(Array(self), "and", "standard", "en_US") }
}

extension Sequence {
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self { style.format(self) }
}

struct ByteCountFormatStyle: FormatStyle, Hashable, Sendable {
  typealias FormatInput = Int64
  typealias FormatOutput = String
  enum Style: String, Hashable, Sendable {
    case file, memory, decimal, binary
  }
  struct Units: OptionSet, Sendable {
    typealias Element = ByteCountFormatStyle.Units
    typealias ArrayLiteralElement = ByteCountFormatStyle.Units
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var bytes: Units { Units(rawValue: 1) }
    static var kb: Units { Units(rawValue: 2) }
    static var mb: Units { Units(rawValue: 4) }
    static var gb: Units { Units(rawValue: 8) }
    static var tb: Units { Units(rawValue: 16) }
    static var pb: Units { Units(rawValue: 32) }
    static var all: Units { Units(rawValue: 0x0FFFF) }
    static var `default`: Units { .all }
  }
  @stored var style: Style
  @stored var allowedUnits: Units
  @stored var spellsOutZero: Bool
  @stored var includesActualByteCount: Bool
  @stored var locale: Locale
  init(
    style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    self.style = style
    self.allowedUnits = allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
    self.locale = locale
  }
  func locale(_ locale: Locale) -> ByteCountFormatStyle {
    var copy = self
    copy.locale = locale
    return copy
  }
  @native("ByteCountFormatStyle.text") static func _text(
    _ count: Int, _ style: String, _ units: Int, _ spellsOutZero: Bool, _ includesCount: Bool, _ locale: String
  ) -> String
  func format(_ value: Int64) -> String {
    ByteCountFormatStyle._text(
      Int(value), style.rawValue, Int(allowedUnits.rawValue), spellsOutZero, includesActualByteCount, locale.identifier)
  }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
