import SwiftUI

@Observable final class DownloadModel {
    var percent = 0
    var log: [String] = []
    func advance() { percent = min(100, percent + 40) }
}

struct DownloadView: View {
    @State private var model = DownloadModel()
    @State private var isDone = false
    var body: some View {
        VStack {
            ProgressView(value: Double(model.percent), total: 100)
            Text("\(model.percent) %")
            if isDone { Text("Finished") }
            ForEach(model.log, id: \.self) { Text($0) }
            Button("Advance") { model.advance() }
        }
        .onChange(of: model.percent, initial: true) { _, percent in
            isDone = percent == 100
        }
    }
}

#Preview { DownloadView() }
