import Observation
@Observable @MainActor final class Model { var n = 0; func go() async { n += 1; let v = await Task.detached { 3 }.value; n += v } }
let m = Model(); await m.go(); print(m.n)
