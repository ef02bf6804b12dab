enum Kind { case first, second, third }
func show(_ kind: Kind) {
  switch kind {
  case .first: print("first")
  case .second:
    #if NEVER_DEFINED
      print("never")
    #endif
  case .third:
    #if NEVER_DEFINED
      print("never")
    #else
      print("third")
    #endif
  }
  print("end")
}
show(.first)
show(.second)
show(.third)

struct Wizard {
  var n = 0
  #if os(Windows)
  mutating func run(_ e: Int) {
    switch e {
    case 1:
      #if arch(arm64)
      n = 1
      #endif
    default: break
    }
  }
  #endif
  func shown() -> Int { n }
}
print(Wizard().shown())
