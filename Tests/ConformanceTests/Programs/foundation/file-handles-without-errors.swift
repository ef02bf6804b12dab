// The functions of file handles that do not throw.
import Foundation

let file = FileManager.default.temporaryDirectory.appendingPathComponent("handles-without-errors.txt")
try "Hello".write(to: file, atomically: true, encoding: .utf8)
let writer = try FileHandle(forWritingTo: file)
print(writer.seekToEndOfFile(), writer.offsetInFile)
writer.write(Data("World".utf8))
writer.synchronizeFile()
writer.closeFile()
print(try String(contentsOf: file, encoding: .utf8))

if let reader = FileHandle(forReadingAtPath: file.path) {
  reader.seek(toFileOffset: 3)
  print(String(decoding: reader.readData(ofLength: 4), as: UTF8.self), reader.offsetInFile)
  print(String(decoding: reader.readDataToEndOfFile(), as: UTF8.self), reader.readData(ofLength: 1).count)
  reader.closeFile()
}
if let editor = FileHandle(forUpdatingAtPath: file.path) {
  editor.truncateFile(atOffset: 2)
  editor.write(Data("y".utf8))
  editor.closeFile()
}
print(try String(contentsOf: file, encoding: .utf8), FileHandle(forReadingAtPath: "/no/such/file") == nil)
try FileManager.default.removeItem(at: file)
