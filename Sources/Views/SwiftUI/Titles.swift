/// Initializers that take words: a key, as string literals are, or any string.
enum Titles {
  /// Both forms of a declaration. `#` stands for the type of the words; `S` is the name of the type of strings.
  static func both(_ declaration: String) -> String {
    let parts = declaration.split(separator: "#", omittingEmptySubsequences: false)
    let key = parts.joined(separator: "LocalizedStringKey")
    var string = parts.joined(separator: "S")
    let open = string.firstIndex { $0 == "(" || $0 == "<" } ?? string.endIndex
    if open < string.endIndex {
      string.replaceSubrange(
        open...open, with: string[open] == "<" ? "<S: StringProtocol, " : "<S: StringProtocol>(")
    }
    return key + "\n@_disfavoredOverload " + string
  }
}
