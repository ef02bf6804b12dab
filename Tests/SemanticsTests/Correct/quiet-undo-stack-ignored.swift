import SwiftUI
@Observable final class Canvas { var strokes: [Int] = []; @ObservationIgnored private var undone: [Int] = []
  func draw(_ n: Int) { strokes.append(n); undone = [] }
  func undo() { if let last = strokes.popLast() { undone.append(last) } } }
struct CanvasView: View { @State private var canvas = Canvas(); var body: some View { Text("\(canvas.strokes.count)"); Button("Draw") { canvas.draw(1) }; Button("Undo") { canvas.undo() } } }
:mount CanvasView()
:tap Draw
:tap Undo
