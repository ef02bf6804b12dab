import Foundation

let file = URL(fileURLWithPath: "/tmp/folder/file name.txt")
print(file, file.path, file.isFileURL, file.absoluteString)
print(file.deletingLastPathComponent().path, file.lastPathComponent)
print(URL(fileURLWithPath: "/tmp/a/../b").standardizedFileURL.path)
print(URL(filePath: "/x/y").path(), file.path(percentEncoded: false))
