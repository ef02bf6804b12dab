struct S { static func == (a: S, b: S) -> Bool { true } }
struct S2: Comparable { static func == (a: S2, b: S2) -> Bool { true }
static func < (a: S2, b: S2) -> Bool { true } }
func f(_ e: any Error) {
  if e == .a {}
  if e == .a(2) {}
}
