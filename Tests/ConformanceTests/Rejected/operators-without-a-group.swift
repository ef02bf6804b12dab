// An operator that is declared without a precedence group does not chain.
infix operator <+>
func <+> (left: Int, right: Int) -> Int { left + right }
let once = 1 <+> 2
let twice = 1 <+> 2 <+> 3
