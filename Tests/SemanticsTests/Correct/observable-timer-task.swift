@Observable @MainActor class Watch {
  var seconds = 0
  private var task: Task<Void, Never>?
  func start() { task = Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); if Task.isCancelled { return }; seconds += 1 } } }
  func stop() { task?.cancel(); task = nil }
}
struct Screen: View {
  @State private var watch = Watch()
  var body: some View { Text("\(watch.seconds)").onAppear { watch.start() }.onDisappear { watch.stop() }; Button("Stop") { watch.stop() } }
}
:mount Screen()
:advance 3s
:tap Stop
:advance 1s
