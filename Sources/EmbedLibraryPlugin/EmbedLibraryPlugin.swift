import Foundation
import PackagePlugin

/// Embeds the Swift files in the folders of the target `Library`, which does not compile them. For other targets: the
/// types with which they read values of library types. For `Lint`: the pages of its rules. For `Migration`: the names of
/// the modifiers of SwiftUI.
@main struct EmbedLibraryPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    if target.name == "Lint" { return [try pages(context, target)] }
    let isLibrary = target.name == "Library"
    let library = isLibrary ? target.directoryURL : context.package.directoryURL.appending(path: "Sources/Library/")
    let files = try Self.files(in: library)
    if target.name == "Migration" {
      return [try modifiers(context, library, files.filter { $0.hasPrefix("SwiftUI/") })]
    }
    let output = context.pluginWorkDirectoryURL.appending(path: isLibrary ? "EmbeddedLibrary.swift" : "Layouts.swift")
    return [
      .buildCommand(
        displayName: isLibrary ? "Embedding the library" : "Layouts of the library for \(target.name)",
        executable: try context.tool(named: "EmbedLibrary").url,
        arguments: [isLibrary ? "texts" : target.name, output.path(), library.path()] + files,
        inputFiles: files.map { library.appending(path: $0) }, outputFiles: [output])
    ]
  }

  private func modifiers(_ context: PluginContext, _ library: URL, _ files: [String]) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "LibraryModifiers.swift")
    return .buildCommand(
      displayName: "The modifiers of the library", executable: try context.tool(named: "EmbedLibrary").url,
      arguments: ["modifiers", output.path(), library.path()] + files,
      inputFiles: files.map { library.appending(path: $0) }, outputFiles: [output])
  }

  private func pages(_ context: PluginContext, _ target: Target) throws -> Command {
    let folder = target.directoryURL.appending(path: "Pages/")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".md") }.sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "RulePages.swift")
    return .buildCommand(
      displayName: "Embedding the pages of the rules", executable: try context.tool(named: "EmbedLibrary").url,
      arguments: ["pages", output.path(), folder.path()] + files,
      inputFiles: files.map { folder.appending(path: $0) }, outputFiles: [output])
  }

  /// Paths below the folder, sorted; the target's own sources are beside the folders.
  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") && $0.contains("/") }
      .sorted()
  }
}
