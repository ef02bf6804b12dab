import SwiftUI

final class DownloadModel: ObservableObject {
    @Published var percent = 0
    @Published var log: [String] = []
    func advance() { percent = min(100, percent + 40) }
}

struct DownloadView: View {
    @StateObject private var model = DownloadModel()
    @State private var isDone = false
    var body: some View {
        VStack {
            ProgressView(value: Double(model.percent), total: 100)
            Text("\(model.percent) %")
            if isDone { Text("Finished") }
            ForEach(model.log, id: \.self) { Text($0) }
            Button("Advance") { model.advance() }
        }
        .onReceive(model.$percent) { percent in
            isDone = percent == 100
        }
    }
}

#Preview { DownloadView() }
