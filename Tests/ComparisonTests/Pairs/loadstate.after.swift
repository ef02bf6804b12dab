import SwiftUI

enum Phase: Equatable {
  case idle
  case loading(Int)
  case loaded([String])
  case failed(String)
}

@Observable
final class Loader {
  private(set) var phase = Phase.idle
  @ObservationIgnored private var attempts = 0

  func start() {
    attempts += 1
    phase = .loading(attempts)
    let attempt = attempts
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      phase = attempt.isMultiple(of: 2) ? .failed("attempt \(attempt)") : .loaded(["one", "two"])
    }
  }
}

struct Page: View {
  @State private var loader = Loader()
  var body: some View {
    switch loader.phase {
    case .idle: Text("nothing yet")
    case .loading(let attempt): Text("loading \(attempt)")
    case .loaded(let names): ForEach(names, id: \.self) { Text($0) }
    case .failed(let reason): Text("failed: \(reason)")
    }
    Button("Load") { loader.start() }
  }
}
#Preview { Page() }
