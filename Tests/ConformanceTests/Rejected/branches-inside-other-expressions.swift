func a() -> Int { if let x = if .random() { 0 } else { Int?.none } { x } else { 0 } }
func b() { guard let x = if .random() { 0 } else { Int?.none } else { return }; print(x) }
func c() { while let x = if .random() { 0 } else { Int?.none } { print(x) } }
func d() { if let x = if .random() { 0 } else { Int?.none } { print(x) } }
func e() -> String? { if .random() { 1 as Any } else { 2 as Any } as? String }
func f() -> Any { if .random() { 1 } else { 2 } as Any }
func g() { for i in if .random() { [1] } else { [2] } { print(i) } }
func h() { switch if .random() { 1 } else { 2 } { case 1: break; default: break } }
func i() -> Int { let z = if let x = if .random() { 0 } else { Int?.none } { x } else { 0 }; return z }
func j() -> Int { if case let x = if .random() { 0 } else { 1 } { x } else { 0 } }
func k() { if let x = switch 1 { case 1: Int?.none; default: 2 } { print(x) } }
func l() { let x = if .random() { 1 } else { 2 } as! Int; _ = x }
func m() -> Any { return if .random() { 1 } else { 2 } as Any }
