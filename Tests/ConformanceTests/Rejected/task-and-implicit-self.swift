// Task takes self along by itself; other closures that outlive their call do not.
class V { var n = 0
 func a() { Task { n += 1 } }
 func b() { Task.detached { n += 1 } }
 func c() async { await withTaskGroup(of: Void.self) { g in g.addTask { n += 1 } } }
 func d() { Task { [weak self] in self?.n = 1; await self?.e() } }
 func e() async {}
 func f() { let x = { n += 1 } }
}
func t() throws {}
func u() { t() }
