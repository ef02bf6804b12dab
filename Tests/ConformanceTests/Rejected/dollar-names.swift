struct S { var $x = 1; let $y = 2; func $f($a: Int, b $b: Int) {} }
func g() { let $z = 1; for $i in 0..<2 {} ; if let $q = Optional(1) {} }
struct $T {}
enum E { case $a }
let c = { $a in 1 }
