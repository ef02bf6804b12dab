struct F: ~Copyable { let n = 1; deinit {} }
func g() {
  let f = F()
  for _ in 0..<3 { _ = consume f }
}
func h() { let f = F(); let c = { _ = consume f }; c() }
