defer { return }
defer { print("x"); return }
func g() { defer { return } }
func h() -> Int { defer { return 3 }; return 4 }
defer { return 3 }
