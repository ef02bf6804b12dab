import SwiftUI

extension Notification.Name { static let saved = Notification.Name("saved") }

class Editor: ObservableObject {
    @Published var text = "" {
        willSet { history.append(text) }
        didSet { if text != oldValue { NotificationCenter.default.post(name: .saved, object: nil) } }
    }
    private(set) var history: [String] = []
}

struct EditorView: View {
    @StateObject private var editor = Editor()
    @State private var saves = 0
    var body: some View {
        TextField("Text", text: $editor.text)
        Text("\(editor.text.count) characters, \(saves) saves")
            .onReceive(NotificationCenter.default.publisher(for: .saved)) { _ in saves += 1 }
    }
}

#Preview { EditorView() }
