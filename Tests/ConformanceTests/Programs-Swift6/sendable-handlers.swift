struct Handler: Sendable { let onTap: @Sendable () -> Void; let onMain: @MainActor () -> Void }
let h = Handler(onTap: { print("t") }, onMain: { print("m") }); h.onTap(); h.onMain()
