func f(_ p: ((Int, Int)) -> Bool = { $0 == $1 }) {}
func g(_ p: ((Int, Int)) -> Bool = { $0.0 == $0.1 }) {}
func h(_ p: (Int, Int) -> Bool = { $0 == $1 }) {}
func i(_ p: ((Int, Int)) -> Bool) {}
i { $0 == $1 }
i { a, b in a == b }
i { (a, b) in a == b }
i { $0.0 == $0.1 }
let j: ((Int, Int)) -> Int = { $0 + $1 }
