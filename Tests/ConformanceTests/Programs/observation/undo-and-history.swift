// A model with undo: snapshots of structs, closures that undo, and a view model that derives from it.
import Observation

struct Document: Equatable, CustomStringConvertible {
  var title = "Untitled"
  var lines: [String] = []
  var cursor: (Int) = 0
  var description: String { "\(title)[\(lines.joined(separator: "|"))]@\(cursor)" }
}
@Observable final class Editor {
  private(set) var document = Document()
  private var undoStack: [Document] = []
  private var redoStack: [Document] = [] {
    didSet { if redoStack.isEmpty != oldValue.isEmpty { redoFlips += 1 } }
  }
  @ObservationIgnored private(set) var redoFlips = 0
  var canUndo: Bool { !undoStack.isEmpty }
  var canRedo: Bool { !redoStack.isEmpty }
  func edit(_ change: (inout Document) -> Void) {
    let old = document
    change(&document)
    guard document != old else { return }
    undoStack.append(old)
    redoStack.removeAll()
  }
  func undo() {
    guard let last = undoStack.popLast() else { return }
    redoStack.append(document)
    document = last
  }
  func redo() {
    guard let next = redoStack.popLast() else { return }
    undoStack.append(document)
    document = next
  }
}
final class Toolbar {
  let editor: Editor
  var renders: [String] = []
  init(_ editor: Editor) { self.editor = editor }
  func render() {
    withObservationTracking {
      renders.append("\(editor.canUndo ? "U" : "-")\(editor.canRedo ? "R" : "-")")
    } onChange: { [unowned self] in
      dirty = true
    }
  }
  var dirty = false
  func flush() {
    guard dirty else { return }
    dirty = false
    render()
  }
}
let editor = Editor()
let toolbar = Toolbar(editor)
toolbar.render()
func step(_ name: String, _ work: () -> Void) {
  work()
  toolbar.flush()
  print(name, editor.document, toolbar.renders.last!, toolbar.renders.count)
}
step("title") { editor.edit { $0.title = "Notes" } }
step("no change") { editor.edit { $0.title = "Notes" } }
step("lines") { editor.edit { $0.lines += ["one", "two"] } }
step("nested") {
  editor.edit { document in
    document.lines[0].append("!")
    document.cursor = document.lines.count
  }
}
step("undo") { editor.undo() }
step("undo") { editor.undo() }
step("undo") { editor.undo() }
step("undo nothing") { editor.undo() }
step("redo") { editor.redo() }
step("edit clears redo") { editor.edit { $0.cursor -= 1 } }
step("redo nothing") { editor.redo() }
print(editor.redoFlips)
