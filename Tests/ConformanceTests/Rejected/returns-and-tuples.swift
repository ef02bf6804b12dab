func outer() { let x = 1; func inner() { x = 2 } ; inner() ; inner2() ; func inner2(_ n: Int) {} ; return 5 }
func noReturn() -> Int { }
func noReturn2() -> Int { let x = 1 }
func noReturn3() -> Int { if true { return 1 } ; print("x") }
func multi() -> (Int, String) { return 1, "a" }
