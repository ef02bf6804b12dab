func j() -> Int { let x: Int; defer { x = 2 }; return 1 }
func s() {
  let x: Int;
  let y: Int = {
    x = 5; return 3
  }()
    ;
  print(y)
}
func t() { defer { let y: Int; y = 3; print(y) } }
func u() { let z: Int; func g() { z = 1 }; g() }
