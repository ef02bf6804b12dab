class Conn { var open = false }
actor Pool { private var free: [Conn] = []
  init() { free = [Conn()] }
  func with<R: Sendable>(_ body: @Sendable (isolated Pool) -> R) -> R { body(self) }
  func use() -> Bool { guard let c = free.popLast() else { return false }; c.open = true; free.append(c); return c.open } }
print(await Pool().use())
