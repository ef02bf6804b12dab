import Foundation
let p = Progress(totalUnitCount: 10)
print(p.fractionCompleted, p.isFinished, p.isIndeterminate, p.completedUnitCount, p.isCancellable, p.isPausable)
p.completedUnitCount = 4
print(p.fractionCompleted, p.isFinished)
let child = Progress(totalUnitCount: 5)
p.addChild(child, withPendingUnitCount: 6)
child.completedUnitCount = 2
print(p.fractionCompleted, p.completedUnitCount, child.fractionCompleted)
child.completedUnitCount = 5
print(p.fractionCompleted, p.completedUnitCount, p.isFinished, child.isFinished)
let q = Progress(totalUnitCount: 3, parent: Progress(totalUnitCount: 6), pendingUnitCount: 3)
q.cancel(); q.cancel()
print(q.isCancelled, q.isPaused)
let none = Progress(totalUnitCount: 0)
print(none.totalUnitCount, none.isIndeterminate, none.fractionCompleted, none.isFinished)
let unknown = Progress(totalUnitCount: -1)
print(unknown.isIndeterminate, unknown.fractionCompleted)
let outer = Progress(totalUnitCount: 2)
let a = Progress(totalUnitCount: 4, parent: outer, pendingUnitCount: 1)
let b = Progress(totalUnitCount: 4, parent: outer, pendingUnitCount: 1)
for i in 1...4 { a.completedUnitCount = Int64(i); b.completedUnitCount = Int64(i / 2); print(outer.fractionCompleted, terminator: " ") }
print(outer.isFinished, outer.completedUnitCount)
outer.pause(); print(outer.isPaused, a.isPaused); outer.resume(); print(a.isPaused)
outer.cancel(); print(a.isCancelled, b.isCancelled)
