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
