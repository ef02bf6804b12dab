// Branches without a common type: each is compared with the last one.

struct One {}
struct Two {}
func integer() -> Int { 4 }

let some = if integer() > 1 { One() } else if integer() > 2 { Two() } else { One() }
let several = if integer() > 1 { integer() } else if integer() > 2 { "a" } else { 2.5 }
let cases = switch integer() {
case 1: 1.5
case 2: integer()
default: 1
}
