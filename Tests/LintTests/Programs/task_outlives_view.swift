import SwiftUI
struct Wrong: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)").onAppear {
      Task { // finds task_outlives_view
        while true {
          try? await Task.sleep(for: .seconds(1))
          n += 1
        }
      }
    }
  }
}
struct WrongTimer: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)").onAppear {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in n += 1 } // finds task_outlives_view
    }
  }
}
struct Right: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          n += 1
        }
      }
      .onAppear { Task { n = 1 } }
  }
}
struct Cancelled: View {
  @State private var task: Task<Void, Never>?
  @State private var n = 0
  var body: some View {
    Text("\(n)")
      .onAppear {
        task = Task {
          while !Task.isCancelled { await Task.yield() }
        }
      }
      .onDisappear { task?.cancel() }
  }
}
