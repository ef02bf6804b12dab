import Foundation

// A document with commands that can be undone, kept as a property list.
struct Document: Codable, Equatable {
  var title = "Untitled"; var paragraphs: [String] = []; var modified = Date(timeIntervalSinceReferenceDate: 0)
}
enum Command {
  case rename(String), insert(String, at: Int), remove(at: Int)
  func apply(_ d: inout Document) -> Command? {
    defer { d.modified += 1 }
    switch self {
    case .rename(let new): let old = d.title; d.title = new; return .rename(old)
    case .insert(let text, let i) where i <= d.paragraphs.count: d.paragraphs.insert(text, at: i); return .remove(at: i)
    case .remove(let i) where d.paragraphs.indices.contains(i): return .insert(d.paragraphs.remove(at: i), at: i)
    default: return nil
    }
  }
}
struct Editor {
  var document = Document(); private var done: [Command] = [], undone: [Command] = []
  mutating func perform(_ c: Command) { if let back = c.apply(&document) { done.append(back); undone = [] } }
  mutating func undo() { if let back = done.popLast()?.apply(&document) { undone.append(back) } }
  mutating func redo() { if let back = undone.popLast()?.apply(&document) { done.append(back) } }
  var counts: String { "\(done.count)/\(undone.count)" }
}
var editor = Editor()
editor.perform(.rename("Notes")); editor.perform(.insert("One", at: 0)); editor.perform(.insert("Zero", at: 0));
editor.perform(.remove(at: 9)); print(editor.document.title, editor.document.paragraphs, editor.counts)
editor.undo(); editor.undo(); print(editor.document.paragraphs, editor.counts); editor.redo(); editor.redo();
editor.redo(); print(editor.document.paragraphs, editor.counts, editor.document.modified.timeIntervalSinceReferenceDate)
let encoder = PropertyListEncoder(); encoder.outputFormat = .xml
let saved = try encoder.encode(editor.document)
print(String(decoding: saved, as: UTF8.self).split(separator: "\n").dropFirst(3).joined(separator: "|"))
print(try PropertyListDecoder().decode(Document.self, from: saved) == editor.document)
let any = try PropertyListSerialization.propertyList(from: saved, format: nil) as! [String: Any]
print(any.keys.sorted(), any["paragraphs"] as! [String], (any["modified"] as! Date).timeIntervalSinceReferenceDate)
