import Dispatch
import Foundation
// The handlers run on a queue of their own: each is waited for, so that the order of the lines is certain.
let told = DispatchSemaphore(value: 0)
let q = Progress(totalUnitCount: 3)
q.cancellationHandler = { print("cancelled"); told.signal() }
q.pausingHandler = { print("paused"); told.signal() }
q.resumingHandler = { print("resumed"); told.signal() }
q.pause(); told.wait(); print(q.isPaused); q.resume(); told.wait(); print(q.isPaused)
q.cancel(); told.wait(); print(q.isCancelled)
let r = Progress(totalUnitCount: 3); r.isCancellable = true; r.isPausable = true
r.cancellationHandler = { print("cancelled r"); told.signal() }
r.pausingHandler = { print("paused r"); told.signal() }
r.pause(); told.wait(); r.cancel(); told.wait()
let outer = Progress(totalUnitCount: 2)
let a = Progress(totalUnitCount: 4, parent: outer, pendingUnitCount: 1)
outer.pause(); print(a.isPaused); outer.resume(); print(a.isPaused, outer.isPaused); outer.cancel(); print(a.isCancelled)
