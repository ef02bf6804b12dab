// Two functions of the same name and type.
struct S {
  func f() -> Int { 1 }
  func f() -> Int { 2 }
}
