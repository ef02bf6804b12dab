import SwiftUI

struct Shape1: Identifiable, Equatable {
  enum Form: CaseIterable { case circle, square, star }
  let id: Int
  var form: Form
  var x: Double
  var isLocked = false
}

@Observable final class History<State: Equatable> {
  private(set) var present: State
  private var past: [State] = []
  private var future: [State] = []
  private let limit: Int

  init(_ initial: State, limit: Int = 20) {
    present = initial
    self.limit = limit
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  func apply(_ change: (inout State) -> Void) {
    var copy = present
    change(&copy)
    guard copy != present else { return }
    past.append(present)
    if past.count > limit { past.removeFirst() }
    future.removeAll()
    present = copy
  }

  func undo() {
    guard let last = past.popLast() else { return }
    future.append(present)
    present = last
  }

  func redo() {
    guard let next = future.popLast() else { return }
    past.append(present)
    present = next
  }
}

struct Drawing: Equatable {
  var shapes: [Shape1] = []
  var title = "Untitled"
  private var nextID = 1

  mutating func add(_ form: Shape1.Form) {
    shapes.append(Shape1(id: nextID, form: form, x: Double(nextID) * 10))
    nextID += 1
  }

  subscript(id: Shape1.ID) -> Shape1? {
    get { shapes.first { $0.id == id } }
    set {
      guard let index = shapes.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { shapes[index] = newValue } else { shapes.remove(at: index) }
    }
  }
}

extension History where State == Drawing {
  func binding<Value: Equatable>(_ path: WritableKeyPath<Drawing, Value>) -> Binding<Value> {
    Binding { self.present[keyPath: path] } set: { new in self.apply { $0[keyPath: path] = new } }
  }
}

struct Inspector: View {
  let history: History<Drawing>
  let id: Shape1.ID
  var body: some View {
    if let shape = history.present[id] {
      VStack {
        Slider(
          value: Binding(get: { shape.x }, set: { x in history.apply { $0[id]?.x = x } }), in: 0...100, step: 5
        ) { Text("X") }
        .disabled(shape.isLocked)
        Toggle("Locked", isOn: Binding(get: { shape.isLocked }, set: { on in history.apply { $0[id]?.isLocked = on } }))
        Button("Delete", role: .destructive) { history.apply { $0[id] = nil } }
      }
    } else {
      Text("Nothing selected")
    }
  }
}

struct Canvas1: View {
  @State private var history = History(Drawing())
  @State private var selection: Shape1.ID?
  @State private var isClearing = false

  var body: some View {
    VStack {
      TextField("Title", text: history.binding(\.title))
      HStack {
        ForEach(Shape1.Form.allCases, id: \.self) { form in
          Button("Add \(String(describing: form))") { history.apply { $0.add(form) } }
        }
      }
      List(history.present.shapes, selection: $selection) { shape in
        Text("\(String(describing: shape.form)) at \(Int(shape.x))")
          .onTapGesture { selection = shape.id }
          .contextMenu { Button("Select \(shape.id)") { selection = shape.id } }
      }
      if let selection { Inspector(history: history, id: selection) }
      Text("\(history.present.shapes.count) shapes in \(history.present.title)")
    }
    .toolbar {
      ToolbarItemGroup {
        Button("Undo", action: history.undo).disabled(!history.canUndo)
        Button("Redo", action: history.redo).disabled(!history.canRedo)
        Button("Clear") { isClearing = true }
      }
    }
    .confirmationDialog("Remove all?", isPresented: $isClearing) {
      Button("Remove", role: .destructive) {
        selection = nil
        history.apply { $0.shapes.removeAll() }
      }
    }
  }
}

#Preview { Canvas1() }
