import Foundation
let q = Progress(totalUnitCount: 3)
q.cancellationHandler = { print("cancelled") }
q.pausingHandler = { print("paused") }
q.resumingHandler = { print("resumed") }
q.pause(); print(q.isPaused); Thread.sleep(forTimeInterval: 0.1); q.resume(); Thread.sleep(forTimeInterval: 0.1); print(q.isPaused)
q.cancel(); Thread.sleep(forTimeInterval: 0.1); print(q.isCancelled)
let r = Progress(totalUnitCount: 3); r.isCancellable = true; r.isPausable = true
r.cancellationHandler = { print("cancelled r") }
r.pausingHandler = { print("paused r") }
r.pause(); Thread.sleep(forTimeInterval: 0.1); r.cancel(); Thread.sleep(forTimeInterval: 0.1)
let outer = Progress(totalUnitCount: 2)
let a = Progress(totalUnitCount: 4, parent: outer, pendingUnitCount: 1)
outer.pause(); print(a.isPaused); outer.resume(); print(a.isPaused, outer.isPaused); outer.cancel(); print(a.isCancelled)
