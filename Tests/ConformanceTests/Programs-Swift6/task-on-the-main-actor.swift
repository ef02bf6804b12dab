@MainActor class VM { var n = 0
  nonisolated func bump() { Task { @MainActor in self.n += 1; print(self.n) } } }
let vm = VM(); vm.bump(); await Task.yield()
try await Task.sleep(for: .milliseconds(10))
