func debounce(_ f: @escaping @MainActor () -> Void) { Task { @MainActor in f() } }
debounce { print("d") }; try await Task.sleep(for: .milliseconds(5))
