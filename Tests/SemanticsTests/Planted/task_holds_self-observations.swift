import Observation
@Observable final class Total { var value = 0 }
@MainActor final class Watcher {
  let total: Total
  var seen: [Int] = []
  init(total: Total) {
    self.total = total
    Task {  // wrong
      for await value in Observations({ total.value }) { seen.append(value) }  // wrong
    }  // wrong
    Task { [weak self] in  // right
      for await value in Observations({ total.value }) { self?.seen.append(value) }  // right
    }  // right
  }
}
