@MainActor struct Screen { var n = 1; let f: () -> Void; func show() { f(); print(n) } }
Screen(f: { print("f") }).show()
