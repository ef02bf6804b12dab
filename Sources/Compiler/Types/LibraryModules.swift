import Tree

/// The modules of Foundation's types at run time: the framework exports types of two more modules, and
/// `String(reflecting:)`, `dump` and the texts of errors show where a type is declared.
enum LibraryModules {
  /// The module of a type that is not nested.
  static func module(of declaration: NominalDeclaration) -> String {
    guard declaration.module == "Foundation" else { return declaration.module }
    if essentials.contains(declaration.name) { return "FoundationEssentials" }
    return internationalization.contains(declaration.name) ? "FoundationInternationalization" : "Foundation"
  }

  /// The module whose extension of `parent` declares a nested type, if it is not the module of `parent`.
  static func extensionModule(of declaration: NominalDeclaration, in parent: NominalDeclaration) -> String? {
    guard declaration.module == "Foundation" else { return nil }
    let name = "\(parent.name).\(declaration.name)"
    if extensionsOfEssentials.contains(name) { return "FoundationEssentials" }
    return extensionsOfInternationalization.contains(name) ? "FoundationInternationalization" : nil
  }

  private static let essentials: Set<String> = [
    "AttributeContainer", "AttributeDynamicLookup", "AttributeScope", "AttributeScopes", "AttributedString",
    "AttributedStringKey", "AttributedStringProtocol", "AttributedSubstring", "Calendar", "CocoaError",
    "ComparisonResult", "ContiguousBytes", "Data", "DataProtocol", "Date", "DateComponents", "DateInterval",
    "Decimal", "FileAttributeKey", "FileAttributeType", "FileManager", "FormatStyle", "IndexPath",
    "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "NotificationCenter", "OperatingSystemVersion",
    "ParseStrategy", "ParseableFormatStyle", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder",
    "SortComparator", "SortOrder", "TimeZone", "URL", "URLComponents", "URLQueryItem", "UUID",
  ]

  private static let internationalization: Set<String> = [
    "ByteCountFormatStyle", "CurrencyFormatStyleConfiguration", "FloatingPointFormatStyle",
    "FloatingPointParseStrategy", "FormatStyleCapitalizationContext", "IntegerFormatStyle",
    "IntegerParseStrategy", "KeyPathComparator", "ListFormatStyle", "NumberFormatStyleConfiguration",
    "SortDescriptor", "StringStyle",
  ]

  private static let extensionsOfEssentials: Set<String> = ["String.CompareOptions", "String.Encoding"]

  private static let extensionsOfInternationalization: Set<String> = [
    "Date.AnchoredRelativeFormatStyle", "Date.FormatString", "Date.FormatStyle", "Date.IntervalFormatStyle",
    "Date.ParseStrategy", "Date.RelativeFormatStyle", "Date.VerbatimFormatStyle", "Decimal.FormatStyle",
    "Duration.TimeFormatStyle", "Duration.UnitsFormatStyle", "String.StandardComparator",
  ]
}
