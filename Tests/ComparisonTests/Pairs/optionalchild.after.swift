import SwiftUI

@Observable class Document {
    var title: String
    var isDirty = false
    init(title: String) { self.title = title }
    func save() { isDirty = false }
}

@Observable class Workspace {
    var current: Document?
    func open(_ title: String) { current = Document(title: title) }
    func close() { current = nil }
}

struct DocumentView: View {
    @Bindable var document: Document
    var body: some View {
        TextField("Title", text: $document.title)
            .onChange(of: document.title) { _, _ in document.isDirty = true }
        Text(document.isDirty ? "edited" : "clean")
        Button("Save", action: document.save)
    }
}

struct WorkspaceView: View {
    var workspace: Workspace
    var body: some View {
        if let document = workspace.current {
            DocumentView(document: document)
            Button("Close") { workspace.close() }
        } else {
            Button("Open a") { workspace.open("a") }
            Button("Open b") { workspace.open("b") }
        }
    }
}

struct Main: View {
    @State private var workspace = Workspace()
    var body: some View { WorkspaceView(workspace: workspace) }
}

#Preview { Main() }
