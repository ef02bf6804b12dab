// A switch over an enum covers every case.
enum Light { case red, amber, green }
func go(_ light: Light) -> Bool {
  switch light {
  case .green: return true
  case .red: return false
  }
}
