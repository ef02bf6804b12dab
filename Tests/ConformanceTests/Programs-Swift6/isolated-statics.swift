enum Flags { nonisolated(unsafe) static var debug = false; @MainActor static var level = 1 }
Flags.debug = true; Flags.level = 3
print(Flags.debug, Flags.level)
