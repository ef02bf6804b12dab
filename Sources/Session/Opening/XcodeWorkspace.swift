/// The projects and packages of an Xcode workspace, from its `contents.xcworkspacedata`.
struct XcodeWorkspace {
  /// The paths of its members, relative to the folder of the workspace.
  let members: [String]

  /// - Parameter text: The contents of the file: an XML document of nested groups and references.
  init(_ text: String) {
    var members: [String] = []
    // The folder of each group around a reference.
    var groups: [String] = []
    for element in text.split(separator: "<").dropFirst() {
      let name = element.prefix { $0.isLetter || $0 == "/" }
      let path = Self.path(in: element, below: groups.last ?? "")
      switch name {
      case "Group": groups.append(path ?? groups.last ?? "")
      case "/Group": _ = groups.popLast()
      case "FileRef": path.map { members.append($0) }
      default: continue
      }
    }
    self.members = members
  }

  /// The path in `location = "group:App/App.xcodeproj"`; nil for one that holds on one computer only.
  private static func path(in element: Substring, below group: String) -> String? {
    let parts = element.split(separator: "\"", omittingEmptySubsequences: false)
    guard let place = parts.firstIndex(where: { $0.contains("location") }), place + 1 < parts.count else { return nil }
    let location = parts[place + 1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard location.count == 2, !location[1].isEmpty else { return nil }
    switch location[0] {
    case "group": return group.isEmpty ? String(location[1]) : "\(group)/\(location[1])"
    case "container": return String(location[1])
    default: return nil
    }
  }
}
