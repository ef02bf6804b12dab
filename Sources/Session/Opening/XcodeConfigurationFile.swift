/// The build settings in a file of Xcode's, `.xcconfig`, and in the files that it includes.
enum XcodeConfigurationFile {
  /// The maximum depth of inclusion; a file that includes itself would have none.
  private static let depthLimit = 8

  /// - Parameters:
  ///   - path: The path of the file, with which those of the included files begin.
  ///   - contents: Returns the text of a file; nil if it cannot be read.
  static func settings(in path: String, _ contents: (String) -> String?, depth: Int = 0) -> [String: String] {
    guard depth < depthLimit, let text = contents(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = withoutComment(line)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let included = joined(path, String(parts[1]))
        settings.merge(Self.settings(in: included, contents, depth: depth + 1)) { _, new in new }
      } else if let sign = line.firstIndex(of: "=") {
        let key = line[..<sign].trimmingSpaces
        // A value for one platform or architecture: `KEY[sdk=macosx*] = …`.
        if key.contains("[") || key.isEmpty { continue }
        let value = line[line.index(after: sign)...].trimmingSpaces
        settings[key] = value.hasSuffix(";") ? value.dropLast().trimmingSpaces : value
      }
    }
    return settings
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var rest = line
    while let slash = rest.firstIndex(of: "/") {
      if rest[slash...].hasPrefix("//") { return line[..<slash] }
      rest = rest[rest.index(after: slash)...]
    }
    return line
  }

  /// The path of an included file, which begins at the folder of the including one.
  private static func joined(_ path: String, _ included: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for part in included.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where !parts.isEmpty: parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}
