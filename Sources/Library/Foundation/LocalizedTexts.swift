// The texts of opened code for localized keys: `.strings` files and string catalogs in its folder.

/// True if the program's bundle has tables of texts.
@native("Surroundings.hasTexts") func _hasTexts() -> Bool

final class _TextTable {
  /// Texts, or entries of a catalog, by key.
  @stored var _entries: [String: Any]
  /// The languages of a catalog that may be shown; the first is preferred.
  @stored var _languages: [String]
  init(_entries: [String: Any], _languages: [String]) {
    self._entries = _entries
    self._languages = _languages
  }
}

final class _Texts {
  @stored var _tables: [String: _TextTable]
  init() { _tables = [:] }
  static let _shared = _Texts()
  /// The text for a key; nil if the table does not have it.
  static func _text(
    _ key: String, _ arguments: [CVarArg] = [], table: String? = nil, in bundle: Bundle = Bundle.main
  ) -> String? {
    guard _hasTexts() else { return nil }
    let found = _table(table ?? "Localizable", in: bundle)
    guard let entry = found._entries[key], let text = _value(entry, arguments, found._languages) else { return nil }
    return arguments.isEmpty ? text : String(format: text, arguments: arguments)
  }
  static func _table(_ name: String, in bundle: Bundle) -> _TextTable {
    let last = (bundle.bundlePath as NSString).lastPathComponent
    let folder = last.hasSuffix(".lproj") ? last : "en.lproj"
    let place = folder + "/" + name
    if let known = _shared._tables[place] { return known }
    let table =
      _plain(place + ".strings") ?? _catalog(name + ".xcstrings", String(folder.dropLast(6)))
      ?? _plain("Base.lproj/" + name + ".strings") ?? _TextTable(_entries: [:], _languages: [])
    _shared._tables[place] = table
    return table
  }
  static func _plain(_ name: String) -> _TextTable? {
    guard let place = _filePlace(name), let bytes = _fileBytes(place),
      let texts = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        as? [String: Any]
    else { return nil }
    return _TextTable(_entries: texts, _languages: [])
  }
  static func _catalog(_ name: String, _ language: String) -> _TextTable? {
    guard let place = _filePlace(name), let bytes = _fileBytes(place),
      let catalog = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let entries = catalog["strings"] as? [String: Any]
    else { return nil }
    return _TextTable(_entries: entries, _languages: [language, catalog["sourceLanguage"] as? String ?? language])
  }
  /// The text in an entry of a table. A catalog has one text for each language, number or device.
  static func _value(_ entry: Any, _ arguments: [CVarArg], _ languages: [String]) -> String? {
    if let text = entry as? String { return text }
    guard let entry = entry as? [String: Any] else { return nil }
    if let localizations = entry["localizations"] as? [String: Any] {
      for language in languages {
        if let own = localizations[language] { return _value(own, arguments, languages) }
      }
      return nil
    }
    if let unit = entry["stringUnit"] as? [String: Any] {
      // Texts with several numbers name the forms of each: the key is shown instead.
      guard let text = unit["value"] as? String, !text.contains("%#@") else { return nil }
      return text
    }
    guard let variations = entry["variations"] as? [String: Any] else { return nil }
    if let forms = variations["plural"] as? [String: Any] {
      var form = "other"
      for argument in arguments {
        guard let count = argument as? Int else { continue }
        form = count == 1 ? "one" : count == 0 && forms["zero"] != nil ? "zero" : "other"
        break
      }
      guard let chosen = forms[form] ?? forms["other"] else { return nil }
      return _value(chosen, arguments, languages)
    }
    guard let devices = variations["device"] as? [String: Any],
      let chosen = devices["iphone"] ?? devices["mac"] ?? devices["other"]
    else { return nil }
    return _value(chosen, arguments, languages)
  }
}

/// The key of a text with interpolations, `count %lld`, and the values in them.
struct _TextKey {
  @stored var _format: String
  @stored var _arguments: [CVarArg]
  init() {
    _format = ""
    _arguments = []
  }
  mutating func _append(_ literal: String) { _format += literal.replacingOccurrences(of: "%", with: "%%") }
  mutating func _append<T>(_ value: T, shown text: String) {
    if let number = value as? Int { return _append("%lld", number) }
    if let number = value as? UInt { return _append("%llu", number) }
    if let number = value as? Int32 { return _append("%d", number) }
    _append("%@", text as NSString)
  }
  mutating func _append(_ specifier: String, _ value: CVarArg) {
    _format += specifier
    _arguments.append(value)
  }
  func _text(table: String? = nil, in bundle: Bundle? = nil) -> String? {
    if _arguments.isEmpty {
      return _Texts._text(_format.replacingOccurrences(of: "%%", with: "%"), table: table, in: bundle ?? Bundle.main)
    }
    return _Texts._text(_format, _arguments, table: table, in: bundle ?? Bundle.main)
  }
}

func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
