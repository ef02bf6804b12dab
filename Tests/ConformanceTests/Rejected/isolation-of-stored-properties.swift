actor A { nonisolated var m = 2; nonisolated let k = 1; nonisolated var z: Int { 1 } }
@MainActor class B { nonisolated var m = 2 }
@MainActor struct C { nonisolated var m = 2 }
