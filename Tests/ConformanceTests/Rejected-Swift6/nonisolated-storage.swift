class Box { var n = 0 }
@MainActor struct S {
  nonisolated var b = Box()
  nonisolated let c: Box = Box()
  nonisolated var d = 1
}
actor A {
  nonisolated let b = Box()
  nonisolated var c = Box()
}
@MainActor class M {
  nonisolated let b = Box()
  nonisolated var d = Box()
  nonisolated var g: Box { Box() }
}
class P {
  nonisolated let b = Box()
  nonisolated var d = Box()
}
struct Q { nonisolated let b = Box() }
final class R: Sendable { nonisolated let b: Box? = nil }
