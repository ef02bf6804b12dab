import Foundation

/// OpenCombine as the build has made it, for programs that import Combine.
enum OpenCombineModule {
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// What the compiler needs to find it under the name Combine, and to link it.
  static func compilerArguments() throws -> [String] {
    let helpers = Products.directory.appendingPathComponent("COpenCombineHelpers.build")
    let objects = try objects(in: Products.directory.appendingPathComponent("OpenCombine.build")) + objects(in: helpers)
    return [
      "-module-alias", "Combine=OpenCombine", "-I", Products.directory.appendingPathComponent("Modules").path,
      "-Xcc", "-fmodule-map-file=\(helpers.appendingPathComponent("module.modulemap").path)",
    ] + objects + ["-lstdc++"]
  }

  private static func objects(in folder: URL) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
    guard !names.isEmpty else { throw Missing(description: "there are no objects in \(folder.path)") }
    return names.sorted().map { folder.appendingPathComponent($0).path }
  }
}
