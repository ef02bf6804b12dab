import Files

/// The colours and images of an asset catalog, and the Swift that Xcode generates for them: `Color.brand`,
/// `Image(.logo)`.
struct AssetCatalog {
  let folder: String
  private(set) var colors: [String] = []
  private(set) var images: [String] = []

  /// The limit on entries of one catalog, so that reading a hostile one ends.
  private static let entryLimit = 20_000

  /// - Parameter folder: A folder whose name ends in `.xcassets`.
  init(in folder: String) {
    self.folder = folder
    var count = 0
    read(folder, &count)
  }

  private mutating func read(_ folder: String, _ count: inout Int) {
    for name in ((try? Files.names(in: folder)) ?? []).sorted() {
      count += 1
      guard count <= Self.entryLimit else { return }
      let path = "\(folder)/\(name)"
      if Files.isSymbolicLink(path) { continue }
      if name.hasSuffix(".colorset") {
        colors.append(String(name.dropLast(".colorset".count)))
      } else if name.hasSuffix(".imageset") {
        images.append(String(name.dropLast(".imageset".count)))
      } else if !name.contains("."), !Self.isNamespace(path) {
        read(path, &count)
      }
    }
  }

  /// True if the names in the folder belong to an enum of their own.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = try? Files.regularContents(of: "\(folder)/Contents.json", atMost: 1 << 16) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("provides-namespace")
  }

  // MARK: Symbols

  /// Colour names of SwiftUI, for which Xcode generates nothing.
  private static let ofSwiftUI: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary",
  ]

  /// The file that Xcode adds to a target with catalogs; nil if they are empty.
  ///
  /// The symbols are quoted, because an image may be called `repeat`.
  ///
  /// - Parameter declared: Names that the module itself declares, which Xcode would refuse to declare again.
  static func symbols(of catalogs: [AssetCatalog], without declared: Set<String>) -> String? {
    let colors = symbols(catalogs.flatMap(\.colors), suffix: "Color").filter {
      !ofSwiftUI.contains($0.symbol) && !declared.contains($0.symbol)
    }
    let images = symbols(catalogs.flatMap(\.images), suffix: "Image").filter { !declared.contains($0.symbol) }
    if colors.isEmpty, images.isEmpty { return nil }
    func resources(_ type: String, _ all: [(name: String, symbol: String)]) -> [String] {
      all.map { "extension \(type) { static let `\($0.symbol)` = \(type)(name: \(literal($0.name)), bundle: .main) }" }
    }
    let members = colors.flatMap { one in
      ["extension Color", "extension ShapeStyle where Self == Color"].map {
        "\($0) { static var `\(one.symbol)`: Color { Color(\(literal(one.name))) } }"
      }
    }
    let lines = ["import SwiftUI"] + resources("ColorResource", colors) + resources("ImageResource", images) + members
    return lines.joined(separator: "\n") + "\n"
  }

  private static func literal(_ text: String) -> String { "\"" + text.map { $0.escapedInLiteral }.joined() + "\"" }

  private static func symbols(_ names: [String], suffix: String) -> [(name: String, symbol: String)] {
    var known: Set<String> = []
    return names.compactMap { name in
      guard let symbol = symbol(for: name, suffix), known.insert(symbol).inserted else { return nil }
      return (name, symbol)
    }
  }

  /// The symbol for a name: `yellow-bg` → `yellowBg`, `AccentColor` → `accent`.
  static func symbol(for name: String, _ suffix: String) -> String? {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return nil }
    var symbol = first.prefix(1).lowercased() + first.dropFirst()
    for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    return symbol.first?.isNumber ?? true ? "_" + symbol : symbol
  }
}

extension Character {
  fileprivate var escapedInLiteral: String {
    switch self {
    case "\"", "\\": "\\\(self)"
    case "\n", "\r", "\r\n": " "
    default: String(self)
    }
  }
}
