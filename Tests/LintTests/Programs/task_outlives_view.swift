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
@MainActor @Observable final class Ticker {
  private(set) var n = 0
  func run() async {
    while !Task.isCancelled {
      n += 1
      await wait()
    }
  }
  func start() async { await run() }
  func wait() async { try? await Task.sleep(for: .seconds(1)) }
  func download(_ lines: AsyncStream<Int>) async { for await line in lines { n += line } }
}
struct WrongModel: View {
  let ticker: Ticker
  var body: some View {
    Text("\(ticker.n)").onAppear {
      Task { await ticker.start() } // finds task_outlives_view
    }
  }
}
struct RightModel: View {
  let ticker: Ticker
  let lines: AsyncStream<Int>
  var body: some View {
    Text("\(ticker.n)")
      .task { await ticker.run() }
      .onAppear {
        Task {
          await ticker.wait()
          await ticker.download(lines)
        }
      }
  }
}
