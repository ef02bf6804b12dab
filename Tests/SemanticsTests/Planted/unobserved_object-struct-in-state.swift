import SwiftUI
final class Recorder: ObservableObject { @Published var seconds = 0 }
struct ScreenState {
  var title = "Memo"
  let recorder = Recorder()
}
struct MemoScreen: View {
  @State private var state = ScreenState()
  var body: some View {
    Text("\(state.title) \(state.recorder.seconds)")  // wrong
    RecorderView(recorder: state.recorder)  // right
    Button("Record") { state.recorder.seconds += 1 }
  }
}
struct RecorderView: View {
  @ObservedObject var recorder: Recorder
  var body: some View { Text("\(recorder.seconds)") }
}
:mount MemoScreen()
:tap Record
