/// The pages of a playground. Each is a program of its own, and different pages declare the same names.
struct PlaygroundPages {
  private(set) var pages: [(name: String, files: [String])] = []

  private static let suffix = ".xcplaygroundpage"

  /// Nil if the playground has no pages.
  ///
  /// Its auxiliary sources, of which Xcode makes modules that the pages import by themselves, are part of each page.
  init?(_ files: [String], of playground: String) {
    let folders = Set(files.compactMap { Self.page(of: $0) })
    guard playground.hasSuffix(".playground"), !folders.isEmpty else { return nil }
    let shared = files.filter { Self.page(of: $0) == nil }
    for folder in folders.sorted() {
      let name = folder.split(separator: "/").last.map { String($0.dropLast(Self.suffix.count)) } ?? folder
      pages.append((name, shared + files.filter { Self.page(of: $0) == folder }))
    }
  }

  /// The folder of the page to which a file belongs.
  private static func page(of file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.firstIndex(where: { $0.hasSuffix(suffix) }) else { return nil }
    return parts[...index].joined(separator: "/")
  }
}
