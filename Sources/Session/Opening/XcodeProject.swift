import FoundationNatives

/// The targets of an Xcode project and the Swift files of each, as its `project.pbxproj` lists them.
///
/// The file is a property list of objects that name each other by identifiers. Two ways of saying which files a target
/// compiles are read: the list of its build phase, and the folders that Xcode 16 keeps in step with the disk.
struct XcodeProject {
  struct Target {
    /// As `import` names it.
    let moduleName: String
    let isTest: Bool
    let isApp: Bool
    /// The identifiers of the targets that it depends on, and the products of packages that it uses.
    let dependencies: [String]
    /// Build settings of the target, and of its project where the target has none, as they are written.
    fileprivate(set) var settings: [String: String] = [:]
    /// Files of its build phase.
    fileprivate var files: Set<String> = []
    /// Folders all of whose files are its own, but for some.
    fileprivate var folders: [(path: String, without: Set<String>)] = []

    func holds(_ file: String) -> Bool {
      if files.contains(file) { return true }
      return folders.contains { folder in
        file.hasPrefix(folder.path + "/") && !folder.without.contains { Self.names($0, file) }
      }
    }

    /// An exception is a file, or a folder with all that is in it.
    private static func names(_ exception: String, _ file: String) -> Bool {
      file == exception || file.hasPrefix(exception + "/")
    }
  }

  let targets: [Target]

  /// - Parameters:
  ///   - bytes: The contents of `project.pbxproj`.
  ///   - folder: The folder in which the project stands, as paths of files begin.
  init?(_ bytes: [UInt8], in folder: String) {
    guard let reader = Reader(bytes, in: folder) else { return nil }
    targets = reader.targets()
  }

  /// A name as Xcode makes a module of it: `My App` → `My_App`.
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

  init?(_ bytes: [UInt8], in folder: String) {
    guard let list = PropertyList(bytes), let root = list["rootObject"]?.text,
      let objects = list["objects"]?.members, let project = objects[root]
    else { return nil }
    self.objects = objects
    self.project = project
    self.folder = Self.joined(folder, project["projectDirPath"]?.text ?? "")
    if let group = project["mainGroup"]?.text { place(group, in: self.folder, depth: 0) }
  }

  private func object(_ value: PropertyList?) -> PropertyList? { value?.text.flatMap { objects[$0] } }

  private func objects(_ value: PropertyList?) -> [PropertyList] { value?.texts.compactMap { objects[$0] } ?? [] }

  // MARK: Places

  /// Groups of a project do not nest deeper than this; one that holds itself would.
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

  /// A path in which `..` takes away what stands before it.
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
    // Xcode writes the release's settings last.
    for configuration in configurations(of: project) + configurations(of: object) {
      for (key, value) in configuration["buildSettings"]?.members ?? [:] { target.settings[key] = value.text }
    }
    for phase in objects(object["buildPhases"]) where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in objects(phase["files"]) {
        if let path = file["fileRef"]?.text.flatMap({ paths[$0] }) { target.files.insert(path) }
      }
    }
    let own = object["fileSystemSynchronizedGroups"]?.texts ?? []
    for (group, one) in objects where one["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[group] else { continue }
      let exceptions = objects(one["exceptions"]).filter { $0["target"]?.text == identifier }
      let names = exceptions.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { Self.joined(path, $0) }
      // The exceptions of a folder that is not the target's own are what the target has of it.
      if own.contains(group) {
        target.folders.append((path, Set(names)))
      } else {
        target.files.formUnion(names)
      }
    }
    return target
  }

  private func moduleName(of target: PropertyList) -> String {
    let name = target["name"]?.text ?? "App"
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      let written = configurations(of: target).lazy.compactMap { $0["buildSettings"]?[key]?.text }.first
      if let written, !written.contains("$") { return XcodeProject.moduleName(written) }
    }
    return XcodeProject.moduleName(name)
  }

  private func configurations(of target: PropertyList) -> [PropertyList] {
    objects(object(target["buildConfigurationList"])?["buildConfigurations"])
  }

  private func dependencies(of target: PropertyList) -> [String] {
    let own = objects(target["dependencies"]).compactMap { dependency in
      (object(dependency["target"]) ?? object(object(dependency["targetProxy"])?["remoteGlobalIDString"]))
        .map(moduleName(of:))
    }
    return own + objects(target["packageProductDependencies"]).compactMap { $0["productName"]?.text }
  }
}
