enum E { case a, b, c }
func f(_ e: E) -> String {
  var s = "-"
  switch e {
  case .a: s = "a"
  case .b:
    #if os(macOS)
    s = "mac"
    #endif
  case .c:
    #if DEBUGGING
    #endif
  }
  switch e {
  case .a:
    s += "1"
  default:
    #if os(Windows)
    s += "w"
    #endif
  }
  return s
}
print(f(.a), f(.b), f(.c))
