func f() -> Int throws { 1 }
