import Foundation

let path = "/usr/local/share/notes.tar.gz" as NSString
print(path.lastPathComponent, path.pathExtension, path.deletingLastPathComponent, path.deletingPathExtension)
print(path.appendingPathComponent("x"), path.appendingPathExtension("bak") ?? "none", path.pathComponents)
print(path.isAbsolutePath, ("a/b" as NSString).isAbsolutePath, ("~/x" as NSString).expandingTildeInPath.hasSuffix("/x"))
print(("notes.txt" as NSString).deletingPathExtension, ("folder/" as NSString).lastPathComponent)
print(NSString(string: "a/../b").standardizingPath, path.length)
