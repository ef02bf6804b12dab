enum S { case failed(String) }
func report(_ state: S) {
    if case .failed(let reason) = state, reason = "x" { print(reason) }
}
