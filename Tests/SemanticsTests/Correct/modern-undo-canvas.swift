import SwiftUI

struct Stroke: Identifiable, Equatable {
  let id: Int
  var color: String
}

@Observable final class Drawing {
  private(set) var strokes: [Stroke] = []
  @ObservationIgnored private var undone: [Stroke] = []
  private(set) var canRedo = false
  var color = "red"

  func draw() {
    strokes.append(Stroke(id: strokes.count + 1, color: color))
    undone.removeAll()
    canRedo = false
  }
  func undo() {
    guard let last = strokes.popLast() else { return }
    undone.append(last)
    canRedo = true
  }
  func redo() {
    guard let last = undone.popLast() else { return }
    strokes.append(last)
    canRedo = !undone.isEmpty
  }
}

struct StrokeView: View, Equatable {
  let stroke: Stroke
  var body: some View { Text("\(stroke.id) \(stroke.color)") }
}

struct Toolbar: View {
  @Bindable var drawing: Drawing
  var body: some View {
    HStack {
      Picker("Color", selection: $drawing.color) {
        ForEach(["red", "blue"], id: \.self) { Text($0).tag($0) }
      }
      Button("Draw") { drawing.draw() }
      Button("Undo") { drawing.undo() }.disabled(drawing.strokes.isEmpty)
      Button("Redo") { drawing.redo() }.disabled(!drawing.canRedo)
    }
  }
}

struct DrawingView: View {
  @State private var drawing = Drawing()
  var body: some View {
    VStack {
      ForEach(drawing.strokes) { StrokeView(stroke: $0).equatable() }
      Toolbar(drawing: drawing)
    }
  }
}

#Preview { DrawingView() }
:mount DrawingView()
:tap Draw
:pick Color blue
:tap Draw
:tap Undo
:tap Redo
