func name(_ s: FloatingPointSign) -> String {
  switch s {
  case .plus: return "+"
  case .minus: return "-"
  }
}
print(name((-1.5).sign))
