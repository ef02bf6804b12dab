import Observation
@Observable final class Source { var n = 0 }
@Observable final class Mirror2 {
  let source: Source
  private(set) var copy = 0
  init(source: Source) {
    self.source = source
    observe()
  }
  private func observe() {
    withObservationTracking {
      _ = source.n
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.copy = self?.source.n ?? 0
        self?.observe()  // right
      }
    }
  }
}
let source = Source()
let mirror = Mirror2(source: source)
source.n = 1
source.n = 2
