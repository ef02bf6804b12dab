import Combine
import SwiftUI

final class Canvas: ObservableObject {
    @Published private(set) var strokes: [String] = []
    @Published private(set) var redo: [String] = []
    private let changes = PassthroughSubject<Int, Never>()
    @Published private(set) var version = 0
    private var bag = Set<AnyCancellable>()

    init() {
        changes.scan(0, +).sink { [unowned self] in version = $0 }.store(in: &bag)
    }
    func draw(_ stroke: String) {
        strokes.append(stroke)
        redo = []
        changes.send(1)
    }
    func undo() {
        guard let last = strokes.popLast() else { return }
        redo.append(last)
        changes.send(1)
    }
    func again() {
        guard let last = redo.popLast() else { return }
        strokes.append(last)
        changes.send(1)
    }
}

struct CanvasView: View {
    @StateObject private var canvas = Canvas()
    var body: some View {
        VStack {
            Text(canvas.strokes.joined(separator: " "))
            Text("v\(canvas.version)")
            Button("Line") { canvas.draw("line") }
            Button("Dot") { canvas.draw("dot") }
            Button("Undo") { canvas.undo() }.disabled(canvas.strokes.isEmpty)
            Button("Redo") { canvas.again() }.disabled(canvas.redo.isEmpty)
        }
    }
}

#Preview { CanvasView() }
