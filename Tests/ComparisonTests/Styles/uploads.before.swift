import SwiftUI

@MainActor
final class Upload: ObservableObject, Identifiable {
    nonisolated let id: Int
    @Published private(set) var progress = 0.0
    @Published private(set) var isFinished = false
    private var task: Task<Void, Never>?

    init(id: Int) { self.id = id }

    func start() {
        task?.cancel()
        task = Task { [weak self] in
            for step in 1...4 {
                try? await Task.sleep(for: .seconds(1))
                if Task.isCancelled { return }
                self?.progress = Double(step) / 4
            }
            self?.isFinished = true
        }
    }
    func cancel() {
        task?.cancel()
        progress = 0
    }
}

@MainActor
final class UploadQueue: ObservableObject {
    @Published private(set) var uploads: [Upload] = []
    func add() {
        let upload = Upload(id: uploads.count + 1)
        uploads.append(upload)
        upload.start()
    }
}

struct UploadRow: View {
    @ObservedObject var upload: Upload
    var body: some View {
        ProgressView("Upload \(upload.id)", value: upload.progress)
        if upload.isFinished { Text("done \(upload.id)") } else { Button("Cancel \(upload.id)") { upload.cancel() } }
    }
}

struct UploadsView: View {
    @StateObject private var queue = UploadQueue()
    var body: some View {
        Button("Add") { queue.add() }
        ForEach(queue.uploads) { UploadRow(upload: $0) }
    }
}

#Preview { UploadsView() }
