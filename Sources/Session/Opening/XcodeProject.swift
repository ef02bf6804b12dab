import FoundationNatives

/// The targets of an Xcode project and the Swift files of each, from its `project.pbxproj`.
///
/// The file is a property list of objects that refer to each other by identifiers. Two ways to list the files of a
/// target are supported: its build phase, and the folders that Xcode 16 keeps in sync with the disk.
struct XcodeProject {
  struct Target {
    /// The name for `import`.
    let moduleName: String
    let isTest: Bool
    let isApp: Bool
    /// The identifiers of the targets that it depends on, and the package products that it uses.
    let dependencies: [String]
    /// Build settings of the target, or else of its project, as written.
    fileprivate(set) var settings: [String: String] = [:]
    /// The names that a debug build defines for `#if`, without those of every build.
    fileprivate(set) var conditions: Set<String> = []
    /// The files of its build phase, each with the platforms for which it is compiled; empty for all.
    fileprivate var files: [String: Set<String>] = [:]
    /// Folders whose files all belong to the target, with exceptions.
    fileprivate var folders: [(path: String, without: Set<String>)] = []

    private static let platforms = [
      "iphoneos": "iOS", "macosx": "macOS", "watchos": "watchOS", "appletvos": "tvOS", "xros": "visionOS",
    ]
    /// The same in the filters of files.
    private static let filters = [
      "iOS": "ios", "macOS": "macos", "watchOS": "watchos", "tvOS": "tvos", "visionOS": "xros",
    ]

    /// The platform for which the target is built: the chosen one, unless it is built only for others of Apple's.
    func platform(_ chosen: String) -> String {
      guard Self.platforms.values.contains(chosen) else { return chosen }
      let written = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
      let own = written.split(separator: " ").compactMap { Self.platforms[String($0)] }
      return own.contains(chosen) ? chosen : own.first ?? chosen
    }

    func holds(_ file: String) -> Bool { holds(file, inPackage: nil) }

    /// - Parameter package: The folder of a package that contains the file. In a folder that Xcode keeps in sync, a
    ///   package is one entry, which is built by its own manifest.
    func holds(_ file: String, inPackage package: String?) -> Bool {
      if files[file] != nil { return true }
      return folders.contains { folder in
        file.hasPrefix(folder.path + "/") && !folder.without.contains { Self.names($0, file) }
          && !(package?.hasPrefix(folder.path + "/") ?? false)
      }
    }

    /// False for a file that is compiled only for platforms other than the one for which the target is built.
    func compiles(_ file: String, platform chosen: String) -> Bool {
      guard let filters = files[file], !filters.isEmpty, let own = Self.filters[platform(chosen)] else { return true }
      return filters.contains(own)
    }

    /// True if an exception, a file or a folder, covers a file.
    private static func names(_ exception: String, _ file: String) -> Bool {
      file == exception || file.hasPrefix(exception + "/")
    }
  }

  let targets: [Target]

  /// - Parameters:
  ///   - bytes: The contents of `project.pbxproj`.
  ///   - folder: The folder of the project, with which the paths of its files begin.
  ///   - contents: Returns the text of a file with build settings; nil if it cannot be read.
  init?(_ bytes: [UInt8], in folder: String, _ contents: @escaping (String) -> String? = { _ in nil }) {
    guard let reader = Reader(bytes, in: folder, contents) else { return nil }
    targets = reader.targets()
  }

  /// The module name that Xcode derives from a name: `My App` → `My_App`.
  static func moduleName(_ name: String) -> String {
    let letters = name.unicodeScalars.map { $0.properties.isXIDContinue ? String($0) : "_" }.joined()
    return letters.first?.isNumber ?? false ? "_" + letters.dropFirst() : letters
  }
}

/// Follows the identifiers of a project.
private struct Reader {
  private let objects: [String: PropertyList]
  private let project: PropertyList
  /// The path of each file and folder, by its identifier.
  private var paths: [String: String] = [:]
  private let folder: String
  private let contents: (String) -> String?

  init?(_ bytes: [UInt8], in folder: String, _ contents: @escaping (String) -> String?) {
    guard let list = PropertyList(bytes), let root = list["rootObject"]?.text,
      let objects = list["objects"]?.members, let project = objects[root]
    else { return nil }
    self.objects = objects
    self.project = project
    self.contents = contents
    self.folder = Self.joined(folder, project["projectDirPath"]?.text ?? "")
    if let group = project["mainGroup"]?.text { place(group, in: self.folder, depth: 0) }
  }

  private func object(_ value: PropertyList?) -> PropertyList? { value?.text.flatMap { objects[$0] } }

  private func objects(_ value: PropertyList?) -> [PropertyList] { value?.texts.compactMap { objects[$0] } ?? [] }

  // MARK: Places

  /// The maximum depth of groups in a project; a group that contains itself would have none.
  private static let depthLimit = 64

  private mutating func place(_ identifier: String, in parent: String, depth: Int) {
    guard depth < Self.depthLimit, paths[identifier] == nil, let object = objects[identifier] else { return }
    let own = object["path"]?.text ?? ""
    let path: String
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": path = Self.joined(parent, own)
    case "SOURCE_ROOT": path = Self.joined(folder, own)
    default: return
    }
    paths[identifier] = path
    for child in object["children"]?.texts ?? [] { place(child, in: path, depth: depth + 1) }
  }

  /// A joined path in which `..` removes the part before it.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder == "." ? [] : folder.split(separator: "/", omittingEmptySubsequences: false)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where !parts.isEmpty && parts.last != "..": parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  // MARK: Targets

  func targets() -> [XcodeProject.Target] {
    let natives = (project["targets"]?.texts ?? []).filter { objects[$0]?["isa"]?.text == "PBXNativeTarget" }
    return natives.compactMap { identifier in objects[identifier].map { target(identifier, $0) } }
  }

  private func target(_ identifier: String, _ object: PropertyList) -> XcodeProject.Target {
    let type = object["productType"]?.text ?? ""
    var target = XcodeProject.Target(
      moduleName: moduleName(of: object), isTest: type.contains("-test"), isApp: type.hasSuffix(".application"),
      dependencies: dependencies(of: object))
    // Xcode writes the settings of the release last.
    for configuration in configurations(of: project) + configurations(of: object) {
      target.settings.merge(settingsInFile(of: configuration)) { _, new in new }
      for (key, value) in configuration["buildSettings"]?.members ?? [:] { target.settings[key] = value.text }
    }
    target.conditions = conditions(of: object)
    for phase in objects(object["buildPhases"]) where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in objects(phase["files"]) {
        guard let path = file["fileRef"]?.text.flatMap({ paths[$0] }) else { continue }
        let filters = [file["platformFilter"]?.text].compactMap(\.self) + (file["platformFilters"]?.texts ?? [])
        target.files[path] = Set(filters)
      }
    }
    let own = object["fileSystemSynchronizedGroups"]?.texts ?? []
    for (group, one) in objects where one["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      // A target can name a folder that is in no group: its path is that from the project.
      guard let path = paths[group] ?? one["path"]?.text.map({ Self.joined(folder, $0) }) else { continue }
      let exceptions = objects(one["exceptions"]).filter { $0["target"]?.text == identifier }
      let names = exceptions.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { Self.joined(path, $0) }
      // For a folder that belongs to another target, the exceptions are the files that this target has.
      if own.contains(group) {
        target.folders.append((path, Set(names)))
      } else {
        for name in names { target.files[name] = [] }
      }
    }
    return target
  }

  private func moduleName(of target: PropertyList) -> String {
    let name = target["name"]?.text ?? "App"
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      let written = configurations(of: target).lazy.compactMap {
        $0["buildSettings"]?[key]?.text ?? settingsInFile(of: $0)[key]
      }.first
      if let written, !written.contains("$") { return XcodeProject.moduleName(written) }
    }
    return XcodeProject.moduleName(name)
  }

  private func configurations(of target: PropertyList) -> [PropertyList] {
    objects(object(target["buildConfigurationList"])?["buildConfigurations"])
  }

  /// The settings in the file on which a configuration is based.
  private func settingsInFile(of configuration: PropertyList) -> [String: String] {
    let file = configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
    // A file in a folder that Xcode keeps in sync has no identifier.
    let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap { paths[$0] }
    let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
    guard let path = file ?? anchor.flatMap({ anchor in relative.map { Self.joined(anchor, $0) } }) else { return [:] }
    return XcodeConfigurationFile.settings(in: path, contents)
  }

  /// The conditions of the target's debug configuration. What obsh simulates, the person chooses.
  private func conditions(of target: PropertyList) -> Set<String> {
    let all = configurations(of: target)
    guard let chosen = all.first(where: { $0["name"]?.text == "Debug" }) ?? all.first else { return [] }
    let outer = configurations(of: project).first { $0["name"]?.text == chosen["name"]?.text }
    func words(_ key: String) -> [String] {
      func written(_ list: PropertyList?) -> [String]? {
        let value = list?["buildSettings"]?[key] ?? list.flatMap { settingsInFile(of: $0)[key].map { .text($0) } }
        return value.map { value in
          (value.text.map { [$0] } ?? value.texts).flatMap { $0.split(separator: " ").map(String.init) }
        }
      }
      let outer = written(outer) ?? []
      return written(chosen)?.flatMap { $0 == "$(inherited)" ? outer : [$0] } ?? outer
    }
    let flags = words("OTHER_SWIFT_FLAGS")
    let defined = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    return Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined + joined).subtracting(["DEBUG", "RELEASE"])
      .filter { !$0.contains("$") }
  }

  private func dependencies(of target: PropertyList) -> [String] {
    let own = objects(target["dependencies"]).compactMap { dependency in
      (object(dependency["target"]) ?? object(object(dependency["targetProxy"])?["remoteGlobalIDString"]))
        .map(moduleName(of:))
    }
    return own + objects(target["packageProductDependencies"]).compactMap { $0["productName"]?.text }
  }
}
