import Foundation
@MainActor class M { var n = 0 }
let m = M()
let f: @Sendable () -> Void = { DispatchQueue.main.async { m.n += 1 } }
f()
